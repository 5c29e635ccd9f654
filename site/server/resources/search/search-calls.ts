import type { Database } from '../../db/database';
import { toLimitOffset } from '../../db/page-window';
import type { CallHandlers } from '../../http/call';
import { invalidFields } from '../../http/http-error';
import type { FindHits } from '../../search/find-hits';
import { createFullSearch } from '../../search/full-search';
import { createSuggest } from '../../search/suggest/create-suggest';

const maxKeywordLength = 200;

export function searchCalls(
  db: Database,
  findHits: FindHits,
): Pick<CallHandlers, 'fullSearch' | 'searchSuggest'> {
  const search = createFullSearch(db, findHits);
  const suggest = createSuggest(db, findHits);
  return {
    fullSearch: async ({ keyword, kind, period, area, ...paging }, { siteId, language, now }) =>
      search({
        keyword: parseKeyword(keyword),
        siteId,
        language,
        filter: { kind, period, area },
        window: toLimitOffset(paging),
        now,
      }),
    searchSuggest: async ({ keyword, kind }, { siteId, language, now }) =>
      suggest({ keyword: parseKeyword(keyword), siteId, language, filter: { kind }, now }),
  };
}

/** Trims and validates a keyword. The length is counted in code points. */
function parseKeyword(keyword: string): string {
  const text = keyword.trim();
  if (text === '') {
    throw invalidFields([{ field: 'keyword', error: { kind: 'minLength', limit: 1 } }]);
  }
  if (Array.from(text).length > maxKeywordLength) {
    throw invalidFields([
      { field: 'keyword', error: { kind: 'maxLength', limit: maxKeywordLength } },
    ]);
  }
  return text;
}
