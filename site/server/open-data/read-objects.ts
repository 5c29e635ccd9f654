import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { kilnLabel } from '../../contract/shared/kilns';
import { languageOfSite, sites, type Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { contentRecords, dictionaryValues, exhibits } from '../db/schema';

/** An object in one language, with the labels of its dictionary values. */
export interface ObjectText extends ExhibitRow {
  periodLabel: string;
  materialLabel: string;
  findSpotLabel: string;
  kilnLabel: string;
}

type ExhibitRow = typeof exhibits.$inferSelect;

/** An object of the collection as harvesters get it. */
export interface OpenObject {
  id: string;
  /** Last change of the object, of a label that it shows, or of whether it is shown; in whole seconds. */
  changedAt: Date;
  /** Its languages; none if the museum has withdrawn it. */
  texts: Partial<Record<Language, ObjectText>>;
}

/** Which objects are read; in the order of their ids. */
export interface ObjectWindow {
  /** Only the object with this id. */
  id?: string;
  /** Only ids after this one. */
  after?: string;
  /** Only changes at this time or later. */
  from?: Date | undefined;
  /** Only changes before this time. */
  before?: Date | undefined;
  /** Whether withdrawn objects are left out. Default false. */
  shownOnly?: boolean;
  limit: number;
}

/** Reads objects that are or were shown, with the time of their last change. */
export async function readOpenObjects(
  db: Database,
  window: ObjectWindow,
  now: Date,
): Promise<OpenObject[]> {
  const rows = await readRecords(db, window, now);
  const shown = rows.filter(({ isShown }) => isShown).map(({ id }) => id);
  const texts = await readTexts(db, shown);
  return rows.map(({ id, changedAt }) => ({
    ...{ id, changedAt },
    texts: texts.get(id) ?? {},
  }));
}

function readRecords(db: Database, { limit, ...window }: ObjectWindow, now: Date) {
  const { kind, id, isShown } = contentRecords;
  const { changedAt, dictionary } = changeTime(now);
  const { from, before } = window;
  const query = db
    .select({ id, isShown, changedAt: changedAt.mapWith(contentRecords.updatedAt) })
    .from(contentRecords)
    // Every object is on the Chinese site; its values are the same on both.
    .leftJoin(exhibits, and(eq(exhibits.siteId, sites.zh.id), eq(exhibits.id, id)))
    .leftJoin(dictionary.period, isRecordOf(dictionary.period, 'period', exhibits.period))
    .leftJoin(dictionary.material, isRecordOf(dictionary.material, 'material', exhibits.material))
    .leftJoin(dictionary.findSpot, isRecordOf(dictionary.findSpot, 'findSpot', exhibits.findSpot))
    .leftJoin(dictionary.kiln, isRecordOf(dictionary.kiln, 'kiln', exhibits.kiln));
  return query
    .where(
      and(
        eq(kind, 'exhibit'),
        window.id === undefined ? undefined : eq(id, window.id),
        window.after === undefined ? undefined : gt(id, window.after),
        // A record that was never shown is none of the public's.
        window.shownOnly ? isShown : or(isShown, sql`${contentRecords.firstShownAt} is not null`),
        from && sql`${changedAt} >= ${from.toISOString()}::timestamptz`,
        before && sql`${changedAt} < ${before.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}

const recordsOf = (name: string) => alias(contentRecords, name);

function isRecordOf(records: ReturnType<typeof recordsOf>, dictCode: string, value: PgColumn) {
  return and(eq(records.kind, 'dictionary'), eq(records.id, sql`${`${dictCode}/`} || ${value}`));
}

/** Whole seconds, rounded up: a harvester that asks for changes since a time misses none within its second. */
function changeTime(now: Date) {
  const { updatedAt, firstShownAt, withdrawnAt, unpublishedAt } = contentRecords;
  const dictionary = {
    period: recordsOf('period_records'),
    material: recordsOf('material_records'),
    findSpot: recordsOf('find_spot_records'),
    kiln: recordsOf('kiln_records'),
  };
  const labels = Object.values(dictionary).map((records) => sql`${records.updatedAt}`);
  const changedAt = sql<Date>`date_trunc('second', greatest(
    ${updatedAt}, ${firstShownAt}, ${withdrawnAt}, ${sql.join(labels, sql`, `)},
    case when ${unpublishedAt} <= ${now.toISOString()}::timestamptz then ${unpublishedAt} end)
    + interval '999999 microseconds')`;
  return { changedAt, dictionary };
}

async function readTexts(db: Database, ids: readonly string[]) {
  const found = new Map<string, OpenObject['texts']>();
  if (ids.length === 0) return found;
  const [periods, materials] = [labelsOf('periods'), labelsOf('materials')];
  const [findSpots, kilns] = [labelsOf('find_spots'), labelsOf('kilns')];
  const rows = await db
    .select({
      exhibit: exhibits,
      periodLabel: periods.label,
      materialLabel: materials.label,
      findSpotLabel: findSpots.label,
      kiln: kilns.label,
    })
    .from(exhibits)
    .leftJoin(periods, isValue(periods, 'period', exhibits.period))
    .leftJoin(materials, isValue(materials, 'material', exhibits.material))
    .leftJoin(findSpots, isValue(findSpots, 'findSpot', exhibits.findSpot))
    .leftJoin(kilns, isValue(kilns, 'kiln', exhibits.kiln))
    .where(and(inArray(exhibits.siteId, siteIds), inArray(exhibits.id, [...ids])));
  for (const { exhibit, periodLabel, materialLabel, findSpotLabel, kiln } of rows) {
    const language = languageOfSite(exhibit.siteId);
    if (!language) continue;
    const text: ObjectText = {
      ...exhibit,
      periodLabel: periodLabel ?? '',
      materialLabel: materialLabel ?? '',
      findSpotLabel: findSpotLabel ?? '',
      kilnLabel: kiln ?? kilnLabel(exhibit.kiln, language),
    };
    found.set(exhibit.id, { ...found.get(exhibit.id), [language]: text });
  }
  return found;
}

const siteIds = Object.values(sites).map(({ id }) => id);

const labelsOf = (name: string) => alias(dictionaryValues, name);

function isValue(values: ReturnType<typeof labelsOf>, dictCode: string, value: PgColumn) {
  return and(
    eq(values.siteId, exhibits.siteId),
    eq(values.dictCode, dictCode),
    eq(values.dictValue, value),
  );
}
