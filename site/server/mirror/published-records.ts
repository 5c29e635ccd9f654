import { and, asc, eq, gt, lte, min } from 'drizzle-orm';
import { sites, type Language } from '../../contract/sites';
import type { Database } from '../db/database';
import { activities, entries, exhibitions, exhibits } from '../db/schema';
import { occurrencesIn, type Scheduled } from '../resources/activity/occurrences';

/** What a site shows by now, as little of it as its addresses need. */
export async function readPublished(db: Database, language: Language, now: Date) {
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
    // What is over is listed nowhere, though its page can still be read.
    activities: shownActivities.filter(
      (each) => occurrencesIn(each, { from: now }, now).length > 0,
    ),
    until: Math.min(await nextPublication(db, siteId, now), nextBeginning(shownActivities, now)),
  };
}

/** When the next entry appears, in milliseconds since 1970. */
async function nextPublication(db: Database, siteId: string, now: Date): Promise<number> {
  const [next] = await db
    .select({ at: min(entries.publishedAt) })
    .from(entries)
    .where(and(eq(entries.siteId, siteId), gt(entries.publishedAt, now)));
  return next?.at?.getTime() ?? Infinity;
}

/** When the last time of an activity begins that is listed now, after which it is listed no more. */
function nextBeginning(shown: readonly Scheduled[], now: Date): number {
  const last = shown.map((each) => occurrencesIn(each, { from: now }, now).at(-1)?.startAt);
  // A time that begins at this moment is still listed.
  return Math.min(...last.map((start) => (start ? start.getTime() + 1 : Infinity)));
}

export type Published = Awaited<ReturnType<typeof readPublished>>;
