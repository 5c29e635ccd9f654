import { and, eq, inArray } from 'drizzle-orm';
import type { SearchHit } from '../../contract/schemas/search';
import type { Database } from '../db/database';
import { searchDocuments } from '../db/schema';
import type { SearchIndex } from './memory/search-index';
import { valueOf } from './memory/value-column';
import type { Query } from './query/query';
import { recordRoute } from './build/record-route';
import { resolveTerms } from './highlight/resolve-terms';
import { highlightText, createSnippet } from './highlight/snippet';

/** Reads the records of one page of hits. Omits records that an import has deleted since. */
export async function readHits(
  db: Database,
  index: SearchIndex,
  hits: Uint32Array,
  query: Query,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const ids = Array.from(hits, (document) => index.ids[document] ?? '');
  const rows = await db
    .select({
      kind: searchDocuments.kind,
      id: searchDocuments.id,
      categoryCode: searchDocuments.categoryCode,
      area: searchDocuments.area,
      title: searchDocuments.title,
      thumbImg: searchDocuments.thumbImg,
      facts: searchDocuments.facts,
      body: searchDocuments.body,
      titleReadings: searchDocuments.titleReadings,
      factsReadings: searchDocuments.factsReadings,
    })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.siteId, index.siteId), inArray(searchDocuments.id, ids)));
  const rowByKey = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row]));
  return [...hits].flatMap((document) => {
    const row = rowByKey.get(`${valueOf(index.kinds, document)} ${index.ids[document] ?? ''}`);
    const route = row && recordRoute(row);
    if (!row || route === undefined) return [];
    const { id, kind, categoryCode, title, thumbImg } = row;
    const terms = resolveTerms(row, query.terms);
    const marked = { titleMarked: highlightText(title, terms), snippet: createSnippet(row, terms) };
    return [{ id, kind, categoryCode, title, ...marked, route, thumbImg }];
  });
}
