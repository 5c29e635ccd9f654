import type { Activity } from '../../../contract/schemas/activity';
import { museumDay } from '../../../contract/shared/museum-time';

interface ActivityDay {
  day: string;
  activities: readonly Activity[];
}

/** Groups activities by the day they start on, in the museum’s time zone; keeps the input order. */
export function groupByDay(activities: readonly Activity[]): ActivityDay[] {
  const days = new Map<string, Activity[]>();
  for (const activity of activities) {
    const start = new Date(activity.startAt);
    if (Number.isNaN(start.getTime())) continue;
    const day = museumDay(start);
    days.set(day, [...(days.get(day) ?? []), activity]);
  }
  return [...days].map(([day, ofDay]) => ({ day, activities: ofDay }));
}
