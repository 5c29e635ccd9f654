import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Database } from '../../db/database';
import { readSiteMenu } from '../build/site-menu';
import type { FindHits, HitRequest } from '../find-hits';
import type { Query } from '../query/query';
import { matchPageName } from './match-page-name';
import { readMatchingTitles } from './read-titles';

/** Hits among which those with a match in the title are sought: they rank first. */
const hitsRead = 24;
const most = { pages: 3, all: 8 };

export type Suggest = (request: HitRequest) => Promise<SearchSuggestion[]>;

/** Creates the suggestions while a visitor types: pages whose name begins with a match, records, other pages. */
export function createSuggest(db: Database, findHits: FindHits): Suggest {
  return async (request) => {
    const found = await findHits(request);
    if (!found) return [];
    const [hits, pages] = await Promise.all([
      readMatchingTitles(db, found, hitsRead),
      request.filter.kind ? [] : suggestPages(db, request.siteId, found.query),
    ]);
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
  siteId: string,
  query: Query,
): Promise<{ page: SearchSuggestion; matchedStart: number }[]> {
  const { pages } = await readSiteMenu(db, siteId);
  const matched = pages.flatMap(({ name: title, route }) => {
    const match = matchPageName(title, query);
    if (!match) return [];
    const page: SearchSuggestion = { kind: 'page', title, titleMarked: match.marked, route };
    return [{ page, matchedStart: match.matchedStart }];
  });
  return matched.sort((one, other) => other.matchedStart - one.matchedStart).slice(0, most.pages);
}
