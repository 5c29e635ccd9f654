import type { FindHits, HitRequest } from './find-hits';

/** A keyword and the objects that it finds. */
export interface FoundObjects {
  keyword: string;
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
    const find = async (precision: 'exact' | 'fuzzy') => {
      const filter = { kind: 'object' };
      const found = await findHits({ keyword, siteId, language, now, filter, precision });
      return Array.from(found?.hits ?? [], (document) => found?.index.ids[document] ?? '');
    };
    const exact = await find('exact');
    if (exact.length > 0) return { keyword, ids: exact, isClose: false };
    const close = await find('fuzzy');
    return { keyword, ids: close, isClose: close.length > 0 };
  };
}
