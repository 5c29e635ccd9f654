import { and, asc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityKinds } from '../../../contract/activity-kinds';
import type { WeeklyRule } from '../../../contract/entities/activity';
import { addDays, museumMoment, weekdays } from '../../../contract/museum-time';
import { sites, type Language } from '../../../contract/sites';
import { activityTime } from '../../activity-time';
import type { Database } from '../../db/database';
import { activities } from '../../db/schema';
import type { SourceReader } from './source';

const others = alias(activities, 'others');
const someSunday = '2026-11-22';

/** All at once: no museum has more than some hundred activities. */
export async function* activitySources(db: Database, language: Language): SourceReader {
  const siteId = sites[language].id;
  const rows = await db
    .select({ activity: activities, otherTitle: others.title })
    .from(activities)
    .leftJoin(others, and(eq(others.id, activities.id), ne(others.siteId, activities.siteId)))
    .where(eq(activities.siteId, siteId))
    .orderBy(asc(activities.id));
  yield rows.map(({ activity, otherTitle }) => ({
    kind: 'activity',
    id: activity.id,
    categoryCode: 'Activities',
    period: null,
    publishedAt: null,
    shownUntil: endOf(activity),
    title: activity.title,
    otherTitle: otherTitle ?? '',
    thumbImg: activity.images[0]?.src ?? '',
    facts: [activityKinds[language][activity.kind], timeOf(activity, language), activity.place],
    texts: [{ plain: activity.summary }, { rich: activity.content }],
  }));
}

type Timed = Pick<typeof activities.$inferSelect, 'startAt' | 'endAt' | 'weekly'>;

/** The end of its last time; null where it goes on. */
function endOf({ endAt, weekly }: Timed): Date | null {
  if (!weekly) return endAt;
  return weekly.until === undefined ? null : museumMoment(addDays(weekly.until, 1), '00:00');
}

function timeOf({ startAt, endAt, weekly }: Timed, language: Language): string {
  const once = startAt && endAt && { startAt, endAt, isWeekly: false };
  const time = weekly ? someTimeOf(weekly) : once;
  return time ? activityTime(time, language) : '';
}

function someTimeOf({ weekday, start, end }: WeeklyRule) {
  const day = addDays(someSunday, weekdays.indexOf(weekday));
  return { startAt: museumMoment(day, start), endAt: museumMoment(day, end), isWeekly: true };
}
