import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Database } from '../../db/database';
import { searchDocuments } from '../../db/schema';
import { recordRoute } from '../build/record-route';
import { rowsOfDocuments } from '../document-rows';
import type { FoundHits } from '../find-hits';
import { resolveTerms } from '../highlight/resolve-terms';
import { highlightText } from '../highlight/snippet';

/** Reads the titles of the first hits, and omits those without a match in the title. */
export async function readMatchingTitles(
  db: Database,
  { siteId, query, readKeys }: FoundHits,
  limit: number,
): Promise<SearchSuggestion[]> {
  const keys = await readKeys({ offset: 0, limit });
  if (keys.length === 0) return [];
  const { condition, inOrder } = rowsOfDocuments(siteId, keys);
  const { kind, id, categoryCode, area, title, titleReadings } = searchDocuments;
  const rows = await db
    .select({ kind, id, categoryCode, area, title, titleReadings })
    .from(searchDocuments)
    .where(condition);
  return inOrder(rows).flatMap((row) => {
    const route = recordRoute(row);
    if (route === undefined) return [];
    const shown = { ...row, facts: '', body: '', factsReadings: '' };
    const titleMarked = highlightText(row.title, resolveTerms(shown, query.terms));
    if (!titleMarked.includes('<mark>')) return [];
    return [{ kind: row.kind, title: row.title, titleMarked, route }];
  });
}
