import { Type, type Static } from 'typebox';
import type { Weekday } from '../../shared/museum-time';
import { DateTime, Id, Image } from '../common/fields';

export const ActivityKind = Type.Union([
  Type.Literal('lecture'),
  Type.Literal('workshop'),
  Type.Literal('guided-tour'),
  Type.Literal('family'),
  Type.Literal('concert'),
  Type.Literal('film'),
]);
export type ActivityKind = Static<typeof ActivityKind>;

/** A weekly schedule; days and times are in the museum’s time zone (Asia/Shanghai). */
export interface WeeklyRule {
  weekday: Weekday;
  /** `14:00` */
  start: string;
  end: string;
  /** First and last possible day, `2026-11-21`; unlimited where left out. */
  from?: string | undefined;
  until?: string | undefined;
  /** Days that are skipped. */
  except?: string[] | undefined;
}

const summaryFields = {
  /** Id of one occurrence: the activity’s id; for a weekly activity followed by a dot and the day `yyyymmdd`. */
  id: Id,
  /** Id of the activity in its content pack. */
  activityId: Id,
  title: Type.String(),
  kind: ActivityKind,
  summary: Type.String(),
  thumbImg: Type.String(),
  images: Type.Array(Image),
  startAt: DateTime,
  endAt: DateTime,
  place: Type.String(),
  /** All places, and those still free; both language versions of the site share them. */
  capacity: Type.Integer({ minimum: 1 }),
  left: Type.Integer({ minimum: 0 }),
  isWeekly: Type.Boolean(),
};

export const Activity = Type.Object(summaryFields);
export type Activity = Static<typeof Activity>;

/** `content` is rich text: HTML of the importer's allow-list. */
export const ActivityDetail = Type.Object({ ...summaryFields, content: Type.String() });
export type ActivityDetail = Static<typeof ActivityDetail>;
