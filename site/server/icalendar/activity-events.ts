import type { Activity } from '../../contract/schemas/activity';
import { activityPath } from '../../contract/shared/route-paths';
import { sites, type Language } from '../../contract/shared/sites';
import type { CalendarEvent } from './write-calendar';

/** The coming activities as calendar entries; an entry changes with its content, never with the time of writing. */
export function activityEvents(
  activities: readonly Activity[],
  { language, origin }: { language: Language; origin: string },
): CalendarEvent[] {
  const base = `${origin}${sites[language].website}#`;
  return activities.map(({ id, title, summary, place, startAt, endAt }) => ({
    id: `activity-${id}`,
    title,
    startAt: new Date(startAt),
    endAt: new Date(endAt),
    place,
    description: summary,
    url: `${base}${activityPath(id)}`,
    changedAt: new Date(startAt),
  }));
}
