import { createHash } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { findRoute } from '../../../contract/shared/route-paths';
import { routeTitles } from '../../../contract/shared/route-titles';
import { sites, type Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { insertRows } from '../../db/replace-rows';
import { recordRoute } from './record-route';
import { createStemCache } from '../text/stems';
import { readActivitySources } from './activity-sources';
import { readArticleSources } from './article-sources';
import { draftDocument } from './document-row';
import { readExhibitionSources } from './exhibition-sources';
import { readLabels, type Labels } from './labels';
import { readObjectSources } from './object-sources';
import { readSiteMenu, type SiteMenu } from './site-menu';
import type { SearchSource, SourceReader } from './source';

/**
 * Rebuilds the search documents of both sites from the content tables, within the importer's transaction.
 * Deterministic: the same content gives the same rows and digest.
 */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  for (const language of Object.keys(sites) as Language[]) await rebuildSite(db, language);
}

/** Must change with the format of the rows: part of the digest. */
const formatVersion = 'v2:';

/** Rebuilds the index of a database that has none, or one of an older format version. */
export async function buildMissingSearchIndex(db: Database): Promise<void> {
  const built = await db.$count(searchIndexes, like(searchIndexes.digest, `${formatVersion}%`));
  if (built < Object.keys(sites).length) await db.transaction(rebuildSearchIndex);
}

async function rebuildSite(db: Database, language: Language): Promise<void> {
  const siteId = sites[language].id;
  await db.delete(searchDocuments).where(eq(searchDocuments.siteId, siteId));
  await db.delete(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  const menu = await readSiteMenu(db, siteId);
  const labels = await readLabels(db, siteId);
  const stems = createStemCache(db);
  const digest = createHash('sha256');
  const areas = new Set<string>();
  for await (const sources of readAllSources(db, language, labels)) {
    const drafts = sources.flatMap((source) => {
      const area = menu.areaOf(source.categoryCode);
      if (!isSearchable(source, area, menu)) return [];
      areas.add(area);
      const category = menu.nameOf(source.categoryCode) ?? '';
      return [draftDocument(source, { siteId, area, category })];
    });
    await stems.learn(new Set(drafts.flatMap(({ words }) => words)));
    const rows = drafts.map(({ finish }) => finish(stems.stemOf));
    await insertRows(db, searchDocuments, rows);
    for (const row of rows) digest.update(JSON.stringify(row));
  }
  const labelMaps = { areaLabels: areaLabels(areas, menu, language), periodLabels: labels.periods };
  digest.update(JSON.stringify(labelMaps));
  await db
    .insert(searchIndexes)
    .values({ siteId, digest: formatVersion + digest.digest('hex'), ...labelMaps });
}

async function* readAllSources(db: Database, language: Language, labels: Labels): SourceReader {
  const siteId = sites[language].id;
  yield* readObjectSources(db, siteId, labels);
  yield* readExhibitionSources(db, siteId);
  yield* readActivitySources(db, language);
  yield* readArticleSources(db, siteId, labels);
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
    return route && routeTitles[language][route.name];
  };
  const labelOf = (area: string) => menu.nameOf(area) ?? titleOf(area) ?? area;
  return Object.fromEntries([...areas].sort().map((area) => [area, labelOf(area)]));
}
