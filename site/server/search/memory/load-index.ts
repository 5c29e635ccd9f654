import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Language, SiteId } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { createIndexBuilder, type IndexBuilder, type SearchIndex } from './search-index';

/** Some at a time, so that the process answers other calls between them. */
const documentsAtOnce = 1_000;

const columns = {
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

/** Which content a site's index was made from; `undefined` where it was never made. */
export async function readDigest(db: Database, siteId: SiteId): Promise<string | undefined> {
  const [row] = await db
    .select({ digest: searchIndexes.digest })
    .from(searchIndexes)
    .where(eq(searchIndexes.siteId, siteId));
  return row?.digest;
}

/** Reads a site's index as it stands at one moment, whatever is imported meanwhile. */
export async function loadIndex(
  db: Database,
  siteId: SiteId,
  language: Language,
): Promise<SearchIndex | undefined> {
  return db.transaction(
    async (transaction) => {
      const [frame] = await transaction
        .select()
        .from(searchIndexes)
        .where(eq(searchIndexes.siteId, siteId));
      if (!frame) return undefined;
      const count = await transaction.$count(searchDocuments, eq(searchDocuments.siteId, siteId));
      const { digest, areaLabels, periodLabels } = frame;
      const labels = { areaLabels, periodLabels };
      const builder = createIndexBuilder({ siteId, language, digest, ...labels }, count);
      await addDocuments(transaction, siteId, builder);
      return builder.finish();
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function addDocuments(db: Database, siteId: SiteId, { add }: IndexBuilder): Promise<void> {
  let last: Named | undefined;
  for (;;) {
    const rows = await db
      .select(columns)
      .from(searchDocuments)
      .where(and(eq(searchDocuments.siteId, siteId), last && isAfter(last)))
      .orderBy(asc(searchDocuments.kind), asc(searchDocuments.id))
      .limit(documentsAtOnce);
    rows.forEach(add);
    if (rows.length < documentsAtOnce) return;
    last = rows.at(-1);
  }
}

type Named = Pick<typeof searchDocuments.$inferSelect, 'kind' | 'id'>;

function isAfter({ kind, id }: Named) {
  return or(
    gt(searchDocuments.kind, kind),
    and(eq(searchDocuments.kind, kind), gt(searchDocuments.id, id)),
  );
}
