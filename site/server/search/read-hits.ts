import type { SearchHit } from '../../contract/schemas/search';
import type { SiteId } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { searchDocuments } from '../db/schema';
import { rowsOfDocuments, type DocumentKey } from './document-rows';
import type { Query } from './query/query';
import { recordRoute } from './build/record-route';
import { resolveTerms } from './highlight/resolve-terms';
import { highlightText, createSnippet } from './highlight/snippet';

/** Reads the records of one page of hits. Omits records that an import has deleted since. */
export async function readHits(
  db: Database,
  siteId: SiteId,
  hits: readonly DocumentKey[],
  query: Query,
): Promise<SearchHit[]> {
  if (hits.length === 0) return [];
  const { condition, inOrder } = rowsOfDocuments(siteId, hits);
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
    .where(condition);
  return inOrder(rows).flatMap((row) => {
    const route = recordRoute(row);
    if (route === undefined) return [];
    const { id, kind, categoryCode, title, thumbImg } = row;
    const terms = resolveTerms(row, query.terms);
    const marked = { titleMarked: highlightText(title, terms), snippet: createSnippet(row, terms) };
    return [{ id, kind, categoryCode, title, ...marked, route, thumbImg }];
  });
}
