import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Database } from '../../db/database';
import { readSiteMenu } from '../build/site-menu';
import type { FullSearch, SearchRequest } from '../full-search';
import { keywordWords, parseQuery } from '../query/query';
import { readStems } from '../text/stems';
import { matchPageName } from './match-page-name';

/** Hits among which those with a match in the title are sought: they rank first. */
const hitsRead = 24;
const most = { pages: 3, all: 8 };

export type Suggest = (
  request: Pick<SearchRequest, 'keyword' | 'siteId' | 'language' | 'filter' | 'now'>,
) => Promise<SearchSuggestion[]>;

/** Creates the suggestions while a visitor types: pages whose name begins with a match, records, other pages. */
export function createSuggest(db: Database, search: FullSearch): Suggest {
  return async ({ filter, ...request }) => {
    const [{ records }, pages] = await Promise.all([
      search({ ...request, filter, window: { limit: hitsRead, offset: 0 } }),
      filter.kind ? [] : suggestPages(db, request),
    ]);
    const hits = records.flatMap(({ kind, title, titleMarked = '', route }) =>
      titleMarked.includes('<mark>') ? [{ kind, title, titleMarked, route }] : [],
    );
    // The text of a page is also a record.
    const paths = new Set(pages.map(({ page }) => page.route));
    const best = hits.filter(({ route }) => !paths.has(route)).slice(0, most.all - pages.length);
    const begun = pages.findIndex(({ matchedStart }) => matchedStart === 0);
    const shown = pages.map(({ page }) => page);
    return shown.toSpliced(begun < 0 ? shown.length : begun, 0, ...best);
  };
}

/** Pages of the menu by name, those whose name begins with a match first. */
async function suggestPages(
  db: Database,
  { keyword, siteId }: Pick<SearchRequest, 'keyword' | 'siteId'>,
): Promise<{ page: SearchSuggestion; matchedStart: number }[]> {
  const [stems, menu] = await Promise.all([
    readStems(db, keywordWords(keyword)),
    readSiteMenu(db, siteId),
  ]);
  const query = parseQuery(keyword, stems);
  const matched = menu.pages.flatMap(({ name: title, route }) => {
    const match = matchPageName(title, query);
    if (!match) return [];
    const page: SearchSuggestion = { kind: 'page', title, titleMarked: match.marked, route };
    return [{ page, matchedStart: match.matchedStart }];
  });
  return matched.sort((one, other) => other.matchedStart - one.matchedStart).slice(0, most.pages);
}
