import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language, SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { createIndexBuilder, type IndexBuilder, type SearchIndex } from './search-index';

/** Batch size; the process handles other requests between batches. */
const batchSize = 1_000;

/** Columns of a document that is indexed. */
export const indexedColumns = {
  id: searchDocuments.id,
  kind: searchDocuments.kind,
  area: searchDocuments.area,
  period: searchDocuments.period,
  publishedAt: searchDocuments.publishedAt,
  shownUntil: searchDocuments.shownUntil,
  titleKey: searchDocuments.titleKey,
  factsKey: searchDocuments.factsKey,
  bodyKey: searchDocuments.bodyKey,
  titleReadings: searchDocuments.titleReadings,
  factsReadings: searchDocuments.factsReadings,
};

/** Digest of a site's stored index; `undefined` if there is none. */
export async function readDigest(db: Database, siteId: SiteId): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: searchIndexes.digest })
    .from(searchIndexes)
    .where(eq(searchIndexes.siteId, siteId));
  return row?.digest;
}

/** Loads a site's index from one snapshot of the database (repeatable read). */
export async function loadIndex(
  db: Database,
  siteId: SiteId,
  language: Language,
): Promise<SearchIndex | undefined> {
  return db.transaction(
    async (transaction) => {
      const [metadata] = await transaction
        .select()
        .from(searchIndexes)
        .where(eq(searchIndexes.siteId, siteId));
      if (!metadata) return undefined;
      const count = await transaction.$count(searchDocuments, eq(searchDocuments.siteId, siteId));
      const { digest, areaLabels, periodLabels } = metadata;
      const labels = { areaLabels, periodLabels };
      const builder = createIndexBuilder({ siteId, language, digest, ...labels }, count);
      await addDocuments(transaction, siteId, builder);
      return builder.finish();
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function addDocuments(db: Database, siteId: SiteId, { add }: IndexBuilder): Promise<void> {
  let last: DocumentKey | undefined;
  for (;;) {
    const rows = await db
      .select(indexedColumns)
      .from(searchDocuments)
      .where(and(eq(searchDocuments.siteId, siteId), last && isAfter(last)))
      .orderBy(asc(searchDocuments.kind), asc(searchDocuments.id))
      .limit(batchSize);
    rows.forEach(add);
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

type DocumentKey = Pick<typeof searchDocuments.$inferSelect, 'kind' | 'id'>;

/** A comparison of rows, which the primary key finds; two comparisons would read the batches before again. */
export function isAfter({ kind, id }: DocumentKey) {
  return sql`(${searchDocuments.kind}, ${searchDocuments.id}) > (${kind}, ${id})`;
}
