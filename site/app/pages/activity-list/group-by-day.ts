import type { Activity } from '../../../contract/schemas/activity';
import { museumDay } from '../../../contract/shared/museum-time';

interface ActivityDay {
  /** '' without a valid start. */
  day: string;
  activities: readonly Activity[];
}

/** Groups activities by the day they start on, in the museum’s time zone; keeps the order, undated ones last. */
export function groupByDay(activities: readonly Activity[]): ActivityDay[] {
  const days = new Map<string, Activity[]>();
  const undated: Activity[] = [];
  for (const activity of activities) {
    const start = new Date(activity.startAt);
    if (Number.isNaN(start.getTime())) undated.push(activity);
    else days.set(museumDay(start), [...(days.get(museumDay(start)) ?? []), activity]);
  }
  const dated = [...days].map(([day, ofDay]) => ({ day, activities: ofDay }));
  return undated.length === 0 ? dated : [...dated, { day: '', activities: undated }];
}
