import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { searchDocuments } from '../../db/schema';
import type { DocumentKey } from '../document-rows';
import { indexedColumns, isAfter } from '../memory/load-index';
import type { IndexedDocument } from '../memory/search-index';

const batchSize = 1_000;
/** Documents whose texts are in memory at a time. */
const fullBatchSize = 250;

/** A document of the database with the key that it has in the search server: a hash of all that is searched. */
export interface Fingerprint extends DocumentKey {
  key: string;
}

const epoch = (column: typeof searchDocuments.publishedAt) =>
  sql`coalesce(extract(epoch from ${column})::text, '')`;

const { siteId: site, kind, id, area, period, publishedAt, shownUntil } = searchDocuments;
const { titleKey, factsKey, bodyKey, titleReadings, factsReadings } = searchDocuments;
const separator = sql`chr(31)`;
const hash = sql<string>`md5(concat_ws(${separator}, ${kind}, ${id}, ${area}, coalesce(${period}, ''),
  ${epoch(publishedAt)}, ${epoch(shownUntil)}, ${titleKey}, ${factsKey}, ${bodyKey}, ${titleReadings}, ${factsReadings}))`;

/** Reads the keys of all documents of a site. */
export async function* readFingerprints(
  db: Database,
  siteId: SiteId,
): AsyncGenerator<Fingerprint[]> {
  let last: Fingerprint | undefined;
  for (;;) {
    const rows: Fingerprint[] = await db
      .select({ kind, id, key: hash })
      .from(searchDocuments)
      .where(and(eq(site, siteId), last && isAfter(last)))
      .orderBy(asc(kind), asc(id))
      .limit(batchSize);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1);
  }
}

/** Reads documents by their keys. */
export async function* readDocuments(
  db: Database,
  siteId: SiteId,
  fingerprints: readonly Fingerprint[],
): AsyncGenerator<{ key: string; document: IndexedDocument }[]> {
  const keyOf = new Map(fingerprints.map((each) => [`${each.kind} ${each.id}`, each.key]));
  for (let at = 0; at < fingerprints.length; at += fullBatchSize) {
    const batch = fingerprints.slice(at, at + fullBatchSize);
    const documents = await db
      .select(indexedColumns)
      .from(searchDocuments)
      .where(
        and(
          eq(site, siteId),
          inArray(kind, [...new Set(batch.map((each) => each.kind))]),
          inArray(
            id,
            batch.map((each) => each.id),
          ),
        ),
      );
    yield documents.flatMap((document) => {
      const key = keyOf.get(`${document.kind} ${document.id}`);
      return key === undefined ? [] : [{ key, document }];
    });
  }
}
