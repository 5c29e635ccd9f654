import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { routeNamed } from '../../../contract/route-paths';
import { languageOfSite, sites } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { dictionaryValues, searchDocuments, searchIndexes } from '../../db/schema';
import { insertAll } from '../../import/replace-rows';
import { recordRoute } from '../record-route';
import { createStemStore } from '../text/stems';
import { articleSources } from './article-sources';
import { documentRow, textsOf, wordsOfDocument } from './document-row';
import { exhibitionSources } from './exhibition-sources';
import { objectSources } from './object-sources';
import { readSiteMenu, type SiteMenu } from './site-menu';
import type { SearchSource } from './source';

/**
 * Makes the search index of both sites anew from what the tables hold. The importer calls it within
 * its transaction; the same content always gives the same rows.
 */
export async function rebuildSearch(db: Database): Promise<void> {
  for (const { id } of Object.values(sites)) await rebuildSite(db, id);
}

/** Makes the index of a database that was filled before there was one. */
export async function buildMissingSearch(db: Database): Promise<void> {
  const built = await db.$count(searchIndexes);
  if (built < Object.keys(sites).length) await db.transaction((tx) => rebuildSearch(tx));
}

async function rebuildSite(db: Database, siteId: string): Promise<void> {
  await db.delete(searchDocuments).where(eq(searchDocuments.siteId, siteId));
  await db.delete(searchIndexes).where(eq(searchIndexes.siteId, siteId));
  const menu = await readSiteMenu(db, siteId);
  const stems = createStemStore(db);
  const digest = createHash('sha256');
  const words = new Set<string>();
  const areas = new Set<string>();
  for await (const sources of sourcesOf(db, siteId)) {
    const shown = sources
      .map((source) => ({
        source,
        area: menu.areaOf(source.categoryCode),
        texts: textsOf(source, menu.nameOf(source.categoryCode)),
      }))
      .filter(({ source, area }) => isFound(source, area, menu));
    const own = new Set(shown.flatMap(({ source, texts }) => [...wordsOfDocument(source, texts)]));
    await stems.learn(own);
    for (const word of own) words.add(stems.stemOf(word));
    const rows = shown.map(({ source, area, texts }) =>
      documentRow(source, texts, { siteId, area }, stems.stemOf),
    );
    await insertAll(db, searchDocuments, rows);
    for (const row of rows) digest.update(JSON.stringify(row));
    for (const { area } of shown) areas.add(area);
  }
  const labels = {
    words: [...words].filter(isWord).sort(),
    areaLabels: areaLabels(areas, menu, siteId),
    periodLabels: await readPeriodLabels(db, siteId),
  };
  digest.update(JSON.stringify(labels));
  await db.insert(searchIndexes).values({ siteId, digest: digest.digest('hex'), ...labels });
}

async function* sourcesOf(db: Database, siteId: string): AsyncGenerator<SearchSource[]> {
  yield* objectSources(db, siteId);
  yield* exhibitionSources(db, siteId);
  yield* articleSources(db, siteId);
}

/** Nobody is led to what stands in a hidden category, or to what no route shows. */
function isFound(source: SearchSource, area: string, menu: SiteMenu): boolean {
  return menu.isShown(source.categoryCode) && recordRoute({ ...source, area }) !== undefined;
}

/** Numbers are not mistyped words. */
const isWord = (word: string) => /^\p{L}{3,40}$/u.test(word);

function areaLabels(
  areas: ReadonlySet<string>,
  menu: SiteMenu,
  siteId: string,
): Record<string, string> {
  const language = languageOfSite(siteId) ?? 'zh';
  const labelOf = (area: string) => menu.nameOf(area) ?? routeNamed(area)?.title[language] ?? area;
  return Object.fromEntries([...areas].sort().map((area) => [area, labelOf(area)]));
}

async function readPeriodLabels(db: Database, siteId: string): Promise<Record<string, string>> {
  const rows = await db
    .select({ value: dictionaryValues.dictValue, label: dictionaryValues.label })
    .from(dictionaryValues)
    .where(and(eq(dictionaryValues.siteId, siteId), eq(dictionaryValues.dictCode, 'period')))
    .orderBy(dictionaryValues.position, dictionaryValues.id);
  return Object.fromEntries(rows.map(({ value, label }) => [value, label]));
}
