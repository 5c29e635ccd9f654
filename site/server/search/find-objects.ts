import type { FindHits, HitRequest } from './find-hits';
import type { Precision } from './ranking/rank';

/** A keyword and the objects that it finds. */
export interface FoundObjects {
  keyword: string;
  /** Digest of the content that was searched; '' without any. */
  digest: string;
  /** The best first. */
  ids: readonly string[];
  /** Whether no object matches the keyword, and these are close matches: mistyped, of the same sound, begun. */
  isClose: boolean;
}

/** `undefined` for an empty keyword. */
export type FindObjects = (
  keyword: string | undefined,
  request: Pick<HitRequest, 'siteId' | 'language' | 'now'>,
) => Promise<FoundObjects | undefined>;

/** Creates a search for the objects of lists that are narrowed by a keyword among other filters. */
export function createObjectFinder(findHits: FindHits): FindObjects {
  return async (text, { siteId, language, now }) => {
    const keyword = text?.trim();
    if (!keyword) return undefined;
    const find = async (precision: Precision) => {
      const filter = { kind: 'object' };
      const found = await findHits({ keyword, siteId, language, now, filter, precision });
      const keys = (await found?.readKeys({ offset: 0, limit: Infinity })) ?? [];
      return { keyword, digest: found?.digest ?? '', ids: keys.map(({ id }) => id) };
    };
    const exact = await find('exact');
    if (exact.ids.length > 0) return { ...exact, isClose: false };
    const close = await find('fuzzy');
    return { ...close, isClose: close.ids.length > 0 };
  };
}
