import { and, eq, inArray } from 'drizzle-orm';
import type { SearchHit } from '../../contract/entities/search-hit';
import type { Database } from '../db/database';
import { searchDocuments } from '../db/schema';
import type { SearchIndex } from './memory/search-index';
import type { Query } from './query';
import type { Ranked } from './rank';
import { recordRoute } from './record-route';
import { meantTerms } from './text/meant-terms';
import { markedText, snippetOf } from './text/snippet';

/** Reads the records of one page of hits. Omits records that an import has deleted since. */
export async function readHits(
  db: Database,
  index: SearchIndex,
  hits: readonly Ranked[],
  query: Query,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const ids = hits.map(({ document }) => index.ids[document] ?? '');
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
  return hits.flatMap(({ document }) => {
    const row = rowByKey.get(`${index.kinds[document] ?? ''} ${index.ids[document] ?? ''}`);
    const route = row && recordRoute(row);
    if (!row || route === undefined) return [];
    const { id, kind, categoryCode, title, thumbImg } = row;
    const terms = meantTerms(row, query.terms);
    const marked = { titleMarked: markedText(title, terms), snippet: snippetOf(row, terms) };
    return [{ id, kind, categoryCode, title, ...marked, route, thumbImg }];
  });
}
