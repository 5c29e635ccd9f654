import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FirstViewAnswer } from '../../contract/first-view';
import type {
  NotPrerendered,
  Prerender,
  Prerendered,
  PrerenderInput,
} from '../../contract/prerendered';
import { textBytes } from '../cached-bytes';
import { CallFailure } from '../http/failure';

const minuteMs = 60_000;
/** A page that is still being loaded may name the styles of the page before. */
const stylesBytes = 4 * 1_048_576;
/** Every route in both languages, and as many filtered lists; some 200 KB each with their answers. */
const defaultPageBytes = 64 * 1_048_576;

export interface Drawn extends Prerendered {
  /** Names this content of `css`. */
  hash: string;
}

type Drawing = Promise<Drawn | NotPrerendered>;
type AdmitDrawing = (draw: () => Drawing) => Drawing;

export interface DrawnKeeper {
  /**
   * The page drawn from these answers and those it asks for; one that cannot be drawn is left to the
   * app, which the log tells. `admit` runs a drawing that has to be done, or refuses to; what is kept is
   * given without it. Default: it is run.
   * @throws CallFailure where one of its calls, or the drawing, is refused.
   */
  draw: (input: PrerenderInput, admit?: AdmitDrawing) => Promise<Drawn | NotPrerendered>;
  /** The styles of that name, if they are of late. */
  stylesNamed: (hash: string) => string | undefined;
}

interface Kept {
  /** The minute, and what was known when drawing began. */
  begun: string;
  /** The minute, and all that the page was drawn from. */
  key: string;
  drawn: Promise<Drawn | NotPrerendered>;
  /** Memory of the page, in bytes; little is known of one that is still being drawn. */
  bytes: number;
}

/**
 * Keeps drawn pages. One is drawn anew when its answers change, and every minute because it says whether
 * the museum is open.
 */
export function keepDrawn(
  prerender: Prerender | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
  maxBytes = defaultPageBytes,
): DrawnKeeper {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, address) => bytes + textBytes(address),
  });
  const styles = new LRUCache<string, string>({
    maxSize: stylesBytes,
    sizeCalculation: (css) => textBytes(css),
  });

  async function drawNow(
    prerenderPage: Prerender,
    input: PrerenderInput,
  ): Promise<Drawn | NotPrerendered> {
    try {
      const page = await prerenderPage(input);
      if (typeof page === 'string') return page;
      const hash = createHash('sha256').update(page.css).digest('base64url').slice(0, 16);
      if (!input.answer) styles.set(hash, page.css);
      return { ...page, hash };
    } catch (error) {
      if (error instanceof CallFailure) throw error;
      // Without its query: it may hold what a visitor sought.
      const [path] = input.address.split('?');
      log.error({ err: error, path }, 'a page could not be drawn ahead');
      return 'left-to-app';
    }
  }

  /** What the page asked when it was drawn last, asked again. */
  async function answersAgain(last: Kept | undefined, { answers, answer }: PrerenderInput) {
    const page = answer && (await last?.drawn.catch(() => undefined));
    const asked = typeof page === 'object' ? page.answers : [];
    const ask = async ({ name, input }: FirstViewAnswer) => {
      return { name, input, answer: await answer?.({ name, input }) };
    };
    return [...answers, ...(await Promise.all(asked.slice(answers.length).map(ask)))];
  }

  return {
    draw: async (input, admit = (draw) => draw()) => {
      if (!prerender) return 'left-to-app';
      const address = `${input.language} ${input.address}`;
      const before = kept.get(address);
      const answers = await answersAgain(before, input);
      const minute = Math.floor(input.now.getTime() / minuteMs);
      const key = keyOf(minute, answers);
      // Another visitor's page may have been begun since.
      const last = kept.get(address);
      if (last?.key === key || (!before && last?.begun === key)) return last.drawn;
      const drawn = admit(() => drawNow(prerender, { ...input, answers }));
      kept.set(address, { begun: key, key, drawn, bytes: 0 });
      // A refusal or a fault is not kept, and what was asked along the way belongs to the key.
      drawn.then(
        (page) => {
          if (typeof page === 'string') kept.delete(address);
          else {
            const newest = keyOf(minute, page.answers);
            kept.set(address, { begun: key, key: newest, drawn, bytes: bytesOf(page) });
          }
        },
        () => kept.delete(address),
      );
      return drawn;
    },
    stylesNamed: (hash) => styles.get(hash),
  };
}

function bytesOf({ html, css, title, answers }: Drawn): number {
  return textBytes(html, css, title, JSON.stringify(answers));
}

function keyOf(minute: number, answers: readonly FirstViewAnswer[]): string {
  const text = `${minute} ${JSON.stringify(answers)}`;
  return createHash('sha256').update(text).digest('base64url');
}
