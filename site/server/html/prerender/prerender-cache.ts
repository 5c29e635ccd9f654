import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type {
  NotPrerendered,
  PrerenderOutput,
  PrerenderInput,
} from '../../../contract/shared/prerender';
import { textBytes } from '../../cache/text-bytes';
import { publishEvent } from '../../diagnostics/events';
import { HttpError } from '../../http/http-error';

const minuteMs = 60_000;
/** A page that is still loading may link the styles of the previous rendering. */
const stylesBytes = 4 * 1_048_576;
/** Every route in all editions and as many filtered lists, about 200 KB each with their responses. */
const defaultPageBytes = 64 * 1_048_576;

export interface PrerenderedPage extends PrerenderOutput {
  /** Content hash of `css`. */
  hash: string;
  /** A time at which the page has this markup: the first, so that equal pages have equal ETags. */
  renderedAt: Date;
}

type Render<Input> = (input: Input) => Promise<PrerenderOutput | NotPrerendered>;
type Rendering = Promise<PrerenderedPage | NotPrerendered>;
type AdmitRendering = (run: () => Rendering) => Rendering;

export interface PrerenderCache<Input extends PrerenderInput = PrerenderInput> {
  /**
   * The page rendered from these responses and those of its further calls; `'client-only'` and a log entry
   * if rendering fails. `admit` runs or rejects a rendering; cached pages bypass it. Default: run.
   * @throws HttpError if one of its calls, or the rendering, is rejected.
   */
  getPage: (input: Input, admit?: AdmitRendering) => Promise<PrerenderedPage | NotPrerendered>;
  /** Styles by hash, while cached. */
  getStyles: (hash: string) => string | undefined;
}

interface CacheEntry {
  /** Hash of the minute and the responses before rendering. */
  initialKey: string;
  /** Hash of the minute and all responses of the page. */
  key: string;
  rendering: Promise<PrerenderedPage | NotPrerendered>;
  /** Estimated memory in bytes; 0 while the page is being rendered. */
  bytes: number;
}

/**
 * Cache of prerendered pages. A page is rendered again when its responses change, and every minute because
 * it shows whether the museum is open. `dependencies` is what it depends on besides its responses.
 */
export function createPrerenderCache<Input extends PrerenderInput = PrerenderInput>(
  prerender: Render<Input> | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
  maxBytes = defaultPageBytes,
  dependencies: (input: Input) => string = () => '',
): PrerenderCache<Input> {
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, address) => bytes + textBytes(address),
  });
  const styles = new LRUCache<string, string>({
    maxSize: stylesBytes,
    sizeCalculation: (css) => textBytes(css),
  });

  publishEvent('cache', { name: 'pages', cache });
  publishEvent('cache', { name: 'styles', cache: styles });

  async function render(
    prerenderPage: Render<Input>,
    input: Input,
    last: CacheEntry | undefined,
  ): Promise<PrerenderedPage | NotPrerendered> {
    try {
      const page = await prerenderPage(input);
      if (typeof page === 'string') return page;
      const hash = createHash('sha256').update(page.css).digest('base64url').slice(0, 16);
      if (!input.fetchResponse) styles.set(hash, page.css);
      const previous = await last?.rendering.catch(() => undefined);
      const isUnchanged = typeof previous === 'object' && previous.html === page.html;
      return { ...page, hash, renderedAt: isUnchanged ? previous.renderedAt : input.now };
    } catch (error) {
      if (error instanceof HttpError) throw error;
      // The query is omitted: it may contain a visitor's search.
      const [path] = input.address.split('?');
      log.error({ err: error, path }, 'prerendering a page failed');
      return 'client-only';
    }
  }

  /** Repeats the calls of the previous rendering. */
  async function repeatCalls(
    last: CacheEntry | undefined,
    { responses, fetchResponse }: PrerenderInput,
  ) {
    const page = fetchResponse && (await last?.rendering.catch(() => undefined));
    const previous = typeof page === 'object' ? page.responses : [];
    const repeat = async ({ name, input }: CallResponse) => {
      return { name, input, answer: await fetchResponse?.({ name, input }) };
    };
    return [...responses, ...(await Promise.all(previous.slice(responses.length).map(repeat)))];
  }

  return {
    getPage: async (input, admit = (run) => run()) => {
      if (!prerender) return 'client-only';
      const address = `${input.edition} ${input.address}`;
      const before = cache.get(address);
      const answers = await repeatCalls(before, input);
      const minute = Math.floor(input.now.getTime() / minuteMs);
      const extra = dependencies(input);
      const key = keyOf(minute, answers, extra);
      // A concurrent request may have started rendering meanwhile.
      const last = cache.get(address);
      if (last?.key === key || (!before && last?.initialKey === key)) return last.rendering;
      const rendering = admit(() => render(prerender, { ...input, responses: answers }, last));
      cache.set(address, { initialKey: key, key, rendering, bytes: 0 });
      // Errors are not cached; the final key includes the responses of calls made while rendering.
      rendering.then(
        (page) => {
          if (typeof page === 'string') cache.delete(address);
          else {
            const newest = keyOf(minute, page.responses, extra);
            cache.set(address, { initialKey: key, key: newest, rendering, bytes: bytesOf(page) });
          }
        },
        () => cache.delete(address),
      );
      return rendering;
    },
    getStyles: (hash) => styles.get(hash),
  };
}

function bytesOf({ html, css, title, responses }: PrerenderedPage): number {
  return textBytes(html, css, title, JSON.stringify(responses));
}

function keyOf(minute: number, answers: readonly CallResponse[], extra: string): string {
  const text = `${minute} ${extra} ${JSON.stringify(answers)}`;
  return createHash('sha256').update(text).digest('base64url');
}
