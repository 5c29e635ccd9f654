import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Database } from '../../db/database';
import { readSiteMenu } from '../build/site-menu';
import type { FindHits, HitRequest } from '../find-hits';
import { keywordWords, parseQuery } from '../query/query';
import { readStems } from '../text/stems';
import { matchPageName } from './match-page-name';
import { readMatchingTitles } from './read-titles';

/** Hits among which those with a match in the title are sought: they rank first. */
const hitsRead = 24;
const most = { pages: 3, all: 8 };

export type Suggest = (request: HitRequest) => Promise<SearchSuggestion[]>;

/** Creates the suggestions while a visitor types: pages whose name begins with a match, records, other pages. */
export function createSuggest(db: Database, findHits: FindHits): Suggest {
  return async (request) => {
    const [found, pages] = await Promise.all([
      findHits(request),
      request.filter.kind ? [] : suggestPages(db, request),
    ]);
    const hits = found ? await readMatchingTitles(db, found, hitsRead) : [];
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
  { keyword, siteId }: HitRequest,
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
