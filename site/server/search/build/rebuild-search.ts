import { createHash } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { routeNamed } from '../../../contract/route-paths';
import { routeTitles } from '../../../contract/route-titles';
import { sites, type Language } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { searchDocuments, searchIndexes } from '../../db/schema';
import { insertAll } from '../../import/replace-rows';
import { recordRoute } from '../record-route';
import { createStemStore } from '../text/stems';
import { activitySources } from './activity-sources';
import { articleSources } from './article-sources';
import { draftDocument } from './document-row';
import { exhibitionSources } from './exhibition-sources';
import { readLabels, type Labels } from './labels';
import { objectSources } from './object-sources';
import { readSiteMenu, type SiteMenu } from './site-menu';
import type { SearchSource, SourceReader } from './source';

/**
 * Makes the search index of both sites anew from what the tables hold. The importer calls it within
 * its transaction; the same content always gives the same rows.
 */
export async function rebuildSearch(db: Database): Promise<void> {
  for (const language of Object.keys(sites) as Language[]) await rebuildSite(db, language);
}

/** Another number stands for rows that are made in another way. */
const madeAs = 'v2:';

/** Makes the index of a database that was filled before there was one, or before it was made as now. */
export async function buildMissingSearch(db: Database): Promise<void> {
  const built = await db.$count(searchIndexes, like(searchIndexes.digest, `${madeAs}%`));
  if (built < Object.keys(sites).length) await db.transaction(rebuildSearch);
}

async function rebuildSite(db: Database, language: Language): Promise<void> {
  const siteId = sites[language].id;
  await db.delete(searchDocuments).where(eq(searchDocuments.siteId, siteId));
  await db.delete(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  const menu = await readSiteMenu(db, siteId);
  const labels = await readLabels(db, siteId);
  const stems = createStemStore(db);
  const digest = createHash('sha256');
  const areas = new Set<string>();
  for await (const sources of sourcesOf(db, language, labels)) {
    const drafts = sources.flatMap((source) => {
      const area = menu.areaOf(source.categoryCode);
      if (!isFound(source, area, menu)) return [];
      areas.add(area);
      const category = menu.nameOf(source.categoryCode) ?? '';
      return [draftDocument(source, { siteId, area, category })];
    });
    await stems.learn(new Set(drafts.flatMap(({ words }) => words)));
    const rows = drafts.map(({ finish }) => finish(stems.stemOf));
    await insertAll(db, searchDocuments, rows);
    for (const row of rows) digest.update(JSON.stringify(row));
  }
  const frame = { areaLabels: areaLabels(areas, menu, language), periodLabels: labels.periods };
  digest.update(JSON.stringify(frame));
  await db
    .insert(searchIndexes)
    .values({ siteId, digest: madeAs + digest.digest('hex'), ...frame });
}

async function* sourcesOf(db: Database, language: Language, labels: Labels): SourceReader {
  const siteId = sites[language].id;
  yield* objectSources(db, siteId, labels);
  yield* exhibitionSources(db, siteId);
  yield* activitySources(db, language);
  yield* articleSources(db, siteId, labels);
}

/** Nobody is led to what stands in a hidden category, or to what no route shows. */
function isFound(source: SearchSource, area: string, menu: SiteMenu): boolean {
  return menu.isShown(source.categoryCode) && recordRoute({ ...source, area }) !== undefined;
}

function areaLabels(
  areas: ReadonlySet<string>,
  menu: SiteMenu,
  language: Language,
): Record<string, string> {
  const titleOf = (area: string) => {
    const route = routeNamed(area);
    return route && routeTitles[language][route.name];
  };
  const labelOf = (area: string) => menu.nameOf(area) ?? titleOf(area) ?? area;
  return Object.fromEntries([...areas].sort().map((area) => [area, labelOf(area)]));
}
