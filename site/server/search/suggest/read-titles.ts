import { and, eq, inArray } from 'drizzle-orm';
import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Database } from '../../db/database';
import { searchDocuments } from '../../db/schema';
import { recordRoute } from '../build/record-route';
import type { FoundHits } from '../find-hits';
import { resolveTerms } from '../highlight/resolve-terms';
import { valueOf } from '../memory/value-column';
import { highlightText } from '../highlight/snippet';

/** Reads the titles of the first hits, and omits those without a match in the title. */
export async function readMatchingTitles(
  db: Database,
  { index, query, hits }: FoundHits,
  limit: number,
): Promise<SearchSuggestion[]> {
  const keys = Array.from(hits.subarray(0, limit), (document) => ({
    kind: valueOf(index.kinds, document),
    id: index.ids[document] ?? '',
  }));
  if (keys.length === 0) return [];
  const { kind, id, categoryCode, area, title, titleReadings, siteId } = searchDocuments;
  const rows = await db
    .select({ kind, id, categoryCode, area, title, titleReadings })
    .from(searchDocuments)
    .where(
      and(
        eq(siteId, index.siteId),
        inArray(
          id,
          keys.map((key) => key.id),
        ),
      ),
    );
  const rowOf = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return keys.flatMap((key) => {
    const row = rowOf.get(`${key.kind} ${key.id}`);
    const route = row && recordRoute(row);
    if (!row || route === undefined) return [];
    const shown = { ...row, facts: '', body: '', factsReadings: '' };
    const titleMarked = highlightText(row.title, resolveTerms(shown, query.terms));
    if (!titleMarked.includes('<mark>')) return [];
    return [{ kind: row.kind, title: row.title, titleMarked, route }];
  });
}
