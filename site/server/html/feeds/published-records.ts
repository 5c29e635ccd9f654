import { and, asc, eq, gt, lte, min } from 'drizzle-orm';
import { sites, type Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { activities, entries, exhibitions, exhibits } from '../../db/schema';
import { listOccurrences, type ActivitySchedule } from '../../calendar/occurrences';

/** Published records of a site, with the columns that URLs need. */
export async function readPublishedRecords(db: Database, language: Language, now: Date) {
  const { id: siteId } = sites[language];
  const [shownEntries, shownExhibitions, shownExhibits, shownActivities] = await Promise.all([
    db
      .select({
        id: entries.id,
        categoryCode: entries.categoryId,
        publishedAt: entries.publishedAt,
      })
      .from(entries)
      .where(and(eq(entries.siteId, siteId), lte(entries.publishedAt, now)))
      .orderBy(asc(entries.id)),
    db
      .select({ id: exhibitions.id, kind: exhibitions.kind })
      .from(exhibitions)
      .where(eq(exhibitions.siteId, siteId))
      .orderBy(asc(exhibitions.id)),
    db
      .select({ id: exhibits.id })
      .from(exhibits)
      .where(eq(exhibits.siteId, siteId))
      .orderBy(asc(exhibits.position), asc(exhibits.id)),
    db
      .select({
        id: activities.id,
        startAt: activities.startAt,
        endAt: activities.endAt,
        weekly: activities.weekly,
      })
      .from(activities)
      .where(eq(activities.siteId, siteId))
      .orderBy(asc(activities.id)),
  ]);
  return {
    entries: shownEntries,
    exhibitions: shownExhibitions,
    exhibits: shownExhibits,
    // Past activities are not listed; their pages still exist.
    activities: shownActivities.filter(
      (each) => listOccurrences(each, { from: now }, now).length > 0,
    ),
    until: Math.min(await nextPublication(db, siteId, now), nextBeginning(shownActivities, now)),
  };
}

/** Time of the next publication in epoch milliseconds. */
async function nextPublication(db: Database, siteId: string, now: Date): Promise<number> {
  const [next] = await db
    .select({ at: min(entries.publishedAt) })
    .from(entries)
    .where(and(eq(entries.siteId, siteId), gt(entries.publishedAt, now)));
  return next?.at?.getTime() ?? Infinity;
}

/** Earliest time at which a listed activity has its last start and drops out of the list. */
function nextBeginning(shown: readonly ActivitySchedule[], now: Date): number {
  const last = shown.map((each) => listOccurrences(each, { from: now }, now).at(-1)?.startAt);
  // An occurrence that starts exactly now is still listed.
  return Math.min(...last.map((start) => (start ? start.getTime() + 1 : Infinity)));
}

export type PublishedRecords = Awaited<ReturnType<typeof readPublishedRecords>>;
