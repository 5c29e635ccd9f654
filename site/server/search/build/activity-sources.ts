import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { activityKindLabels } from '../../../contract/shared/activity-kind-labels';
import type { WeeklyRule } from '../../../contract/schemas/activity';
import { addDays, museumMoment, weekdays } from '../../../contract/shared/museum-time';
import { sites, type Language } from '../../../contract/shared/sites';
import { formatActivityTime } from '../../calendar/activity-time';
import type { Database } from '../../db/database';
import { activities } from '../../db/schema';
import { isOnOtherSite, type IdFilter, type SourceReader } from './source';

const otherLanguage = alias(activities, 'others');
const anySunday = '2026-11-22';

/** Yields one batch: a museum has at most some hundred activities. */
export async function* readActivitySources(
  db: Database,
  language: Language,
  filter: IdFilter,
): SourceReader {
  const siteId = sites[language].id;
  const rows = await db
    .select({ activity: activities, otherTitle: otherLanguage.title })
    .from(activities)
    .leftJoin(otherLanguage, isOnOtherSite(otherLanguage, activities))
    .where(and(eq(activities.siteId, siteId), filter(activities.id)))
    .orderBy(asc(activities.id));
  yield rows.map(({ activity, otherTitle }) => ({
    kind: 'activity',
    id: activity.id,
    categoryCode: 'Activities',
    period: null,
    publishedAt: null,
    shownUntil: lastEnd(activity),
    title: activity.title,
    otherTitle: otherTitle ?? '',
    thumbImg: activity.images[0]?.src ?? '',
    facts: [
      activityKindLabels[language][activity.kind],
      formatTime(activity, language),
      activity.place,
    ],
    texts: [{ plain: activity.summary }, { rich: activity.content }],
  }));
}

type Timed = Pick<typeof activities.$inferSelect, 'startAt' | 'endAt' | 'weekly'>;

/** End of the last occurrence; null for an unlimited weekly rule. */
function lastEnd({ endAt, weekly }: Timed): Date | null {
  if (!weekly) return endAt;
  return weekly.until === undefined ? null : museumMoment(addDays(weekly.until, 1), '00:00');
}

function formatTime({ startAt, endAt, weekly }: Timed, language: Language): string {
  const once = startAt && endAt && { startAt, endAt, isWeekly: false };
  const time = weekly ? sampleOccurrence(weekly) : once;
  return time ? formatActivityTime(time, language) : '';
}

function sampleOccurrence({ weekday, start, end }: WeeklyRule) {
  const day = addDays(anySunday, weekdays.indexOf(weekday));
  return { startAt: museumMoment(day, start), endAt: museumMoment(day, end), isWeekly: true };
}
