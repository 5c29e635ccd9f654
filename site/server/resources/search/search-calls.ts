import type { Database } from '../../db/database';
import { pageWindow } from '../../db/read-page';
import type { CallHandlers } from '../../http/call';
import { faultyFields } from '../../http/failure';
import { createFullSearch } from '../../search/full-search';

const maxKeyword = 200;

export function searchCalls(db: Database): Pick<CallHandlers, 'fullSearch'> {
  const search = createFullSearch(db);
  return {
    fullSearch: async ({ keyword, kind, period, area, ...paging }, { siteId, language, now }) =>
      search({
        keyword: checkKeyword(keyword),
        siteId,
        language,
        filter: { kind, period, area },
        window: pageWindow(paging),
        now,
      }),
  };
}

/** Trimmed; its length is counted in characters, of which rare ones take two code units. */
function checkKeyword(keyword: string): string {
  const text = keyword.trim();
  if (text === '') {
    throw faultyFields([{ field: 'keyword', fault: { kind: 'minLength', limit: 1 } }]);
  }
  if (Array.from(text).length > maxKeyword) {
    throw faultyFields([{ field: 'keyword', fault: { kind: 'maxLength', limit: maxKeyword } }]);
  }
  return text;
}
