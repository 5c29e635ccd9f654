import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like } from 'drizzle-orm';
import { findRoute } from '../../../contract/shared/route-paths';
import { routeTitles } from '../../../contract/shared/route-titles';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { sites, type Language, type SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { toBatches } from '../../db/batches';
import { insertRows } from '../../db/insert-rows';
import { recordRoute } from './record-route';
import { createStemCache } from '../text/stems';
import { readActivitySources } from './activity-sources';
import { readArticleSources } from './article-sources';
import { draftDocument } from './document-row';
import { documentKinds, type IndexedIds, type IndexedKind } from './documents';
import { readExhibitionSources } from './exhibition-sources';
import { readLabels, type Labels } from './labels';
import { readObjectSources } from './object-sources';
import { readSiteMenu, type SiteMenu } from './site-menu';
import type { IdFilter, SearchSource, SourceReader } from './source';

/**
 * Makes the search documents of both sites anew from the content tables, within the caller's transaction.
 * Deterministic: the same content gives the same rows.
 */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  for (const language of Object.keys(sites) as Language[]) await rebuildSite(db, language);
}

/** Must change with the format of the rows: begin of the digest. */
const formatVersion = 'v4:';

/** Rebuilds the index of a database that has none, or one of an older format version. */
export async function buildMissingSearchIndex(db: Database): Promise<void> {
  const built = await db.$count(searchIndexes, like(searchIndexes.digest, `${formatVersion}%`));
  if (built < Object.keys(sites).length) await db.transaction(rebuildSearchIndex);
}

async function rebuildSite(db: Database, language: Language): Promise<void> {
  const siteId = sites[language].id;
  await db.delete(searchDocuments).where(eq(searchDocuments.siteId, siteId));
  await db.delete(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  const reader = await openSources(db, language);
  const areas = await writeDocuments(db, reader, readAllSources(reader));
  await writeIndex(db, reader, areas);
}

/**
 * Replaces the search documents of records in both sites, within the caller's transaction. A record without rows or in
 * a hidden category has none afterwards.
 */
export async function updateSearchDocuments(db: Database, ids: IndexedIds): Promise<void> {
  for (const language of Object.keys(sites) as Language[]) await updateSite(db, language, ids);
}

async function updateSite(db: Database, language: Language, ids: IndexedIds): Promise<void> {
  const siteId = sites[language].id;
  const [index] = await db.select().from(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  const reader = await openSources(db, language);
  const areas = new Set(Object.keys(index?.areaLabels ?? {}));
  for (const kind of Object.keys(documentKinds) as IndexedKind[]) {
    for (const batch of toBatches([...ids[kind]])) {
      const isOld = and(
        eq(searchDocuments.siteId, siteId),
        inArray(searchDocuments.kind, [...documentKinds[kind]]),
        inArray(searchDocuments.id, batch),
      );
      await db.delete(searchDocuments).where(isOld);
      const sources = readSources[kind](reader, (id) => inArray(id, batch));
      for (const area of await writeDocuments(db, reader, sources)) areas.add(area);
    }
  }
  await writeIndex(db, reader, areas);
}

interface SourceContext {
  db: Database;
  language: Language;
  siteId: SiteId;
  menu: SiteMenu;
  labels: Labels;
}

async function openSources(db: Database, language: Language): Promise<SourceContext> {
  const siteId = sites[language].id;
  const menu = await readSiteMenu(db, siteId);
  return { db, language, siteId, menu, labels: await readLabels(db, siteId) };
}

const readSources: Record<IndexedKind, (context: SourceContext, filter: IdFilter) => SourceReader> =
  {
    exhibit: ({ db, siteId, labels }, filter) => readObjectSources(db, siteId, labels, filter),
    exhibition: ({ db, siteId }, filter) => readExhibitionSources(db, siteId, filter),
    activity: ({ db, language }, filter) => readActivitySources(db, language, filter),
    entry: ({ db, siteId, labels }, filter) => readArticleSources(db, siteId, labels, filter),
  };

async function* readAllSources(context: SourceContext): SourceReader {
  for (const read of Object.values(readSources)) yield* read(context, () => undefined);
}

/** Writes documents and returns their areas. */
async function writeDocuments(
  db: Database,
  { siteId, menu }: SourceContext,
  reader: SourceReader,
): Promise<Set<string>> {
  const stems = createStemCache(db);
  const areas = new Set<string>();
  let rows: (typeof searchDocuments.$inferInsert)[] = [];
  for await (const sources of reader) {
    // The database writes a batch while the next one is drafted.
    const written = insertRows(db, searchDocuments, rows);
    const drafts = sources.flatMap((source) => {
      const area = menu.areaOf(source.categoryCode);
      if (!isSearchable(source, area, menu)) return [];
      areas.add(area);
      const category = menu.nameOf(source.categoryCode) ?? '';
      return [draftDocument(source, { siteId, area, category })];
    });
    await written;
    await stems.learn(drafts.map(({ words }) => words));
    rows = drafts.map(({ finish }) => finish(stems.stemOf));
  }
  await insertRows(db, searchDocuments, rows);
  return areas;
}

/** A new digest makes every process load the index again. */
async function writeIndex(
  db: Database,
  { siteId, menu, labels, language }: SourceContext,
  areas: ReadonlySet<string>,
): Promise<void> {
  const row = {
    siteId,
    digest: formatVersion + randomUUID(),
    areaLabels: areaLabels(areas, menu, language),
    periodLabels: labels.periods,
  };
  await db
    .insert(searchIndexes)
    .values(row)
    .onConflictDoUpdate({ target: searchIndexes.siteId, set: row });
}

/** Excludes records in a hidden category and records without a route. */
function isSearchable(source: SearchSource, area: string, menu: SiteMenu): boolean {
  return menu.isVisible(source.categoryCode) && recordRoute({ ...source, area }) !== undefined;
}

function areaLabels(
  areas: ReadonlySet<string>,
  menu: SiteMenu,
  language: Language,
): Record<string, string> {
  const titleOf = (area: string) => {
    const route = findRoute(area);
    return route && titleOfRoute(routeTitles[language], route);
  };
  const labelOf = (area: string) => menu.nameOf(area) ?? titleOf(area) ?? area;
  return Object.fromEntries([...areas].sort().map((area) => [area, labelOf(area)]));
}
