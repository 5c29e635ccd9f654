import type { ActivityKind } from '../../../contract/schemas/activity';
import type { ActivitySchedule } from '../occurrences';

/** What the events of an activity are made of. */
export interface DatedActivity extends ActivitySchedule {
  kind: ActivityKind;
  title: string;
  summary: string;
  place: string;
  isWithdrawn?: boolean;
  record: { version: number; updatedAt: Date } | null;
}
