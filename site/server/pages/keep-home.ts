import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../contract/sites';
import type { Prerender, Prerendered, PrerenderInput } from '../../contract/prerendered';

const minuteMs = 60_000;
/** A page that is still being loaded may name the styles of the page before. */
const keptStyles = 16;

export interface DrawnHome extends Prerendered {
  /** Names this content of `css`. */
  hash: string;
}

export interface HomeKeeper {
  /** The page drawn from these answers; `undefined` where it cannot be, which the log tells. */
  draw: (input: PrerenderInput) => Promise<DrawnHome | undefined>;
  /** The styles of that name, if they are of late. */
  stylesNamed: (hash: string) => string | undefined;
}

/**
 * Keeps a site's home page, which is drawn when its answers change, and every minute because it says
 * whether the museum is open.
 */
export function keepHome(
  prerender: Prerender | undefined,
  log: Pick<FastifyBaseLogger, 'error'>,
): HomeKeeper {
  const kept = new Map<Language, { key: string; drawn: Promise<DrawnHome | undefined> }>();
  const styles = new LRUCache<string, string>({ max: keptStyles });

  async function drawNow(prerenderPage: Prerender, input: PrerenderInput) {
    try {
      const page = await prerenderPage(input);
      const hash = createHash('sha256').update(page.css).digest('base64url').slice(0, 16);
      styles.set(hash, page.css);
      return { ...page, hash };
    } catch (error) {
      log.error({ err: error }, 'the home page could not be drawn ahead');
      return undefined;
    }
  }

  return {
    draw: async (input) => {
      if (!prerender) return undefined;
      const minute = Math.floor(input.now.getTime() / minuteMs);
      const key = `${minute} ${JSON.stringify(input.answers)}`;
      const last = kept.get(input.language);
      if (last?.key === key) return last.drawn;
      const drawn = drawNow(prerender, input);
      kept.set(input.language, { key, drawn });
      return drawn;
    },
    stylesNamed: (hash) => styles.get(hash),
  };
}
