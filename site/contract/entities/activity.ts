import { Type, type Static } from 'typebox';
import type { Weekday } from '../museum-time';
import { DateTime, Id, Image } from './common';

export const ActivityKind = Type.Union([
  Type.Literal('lecture'),
  Type.Literal('workshop'),
  Type.Literal('guided-tour'),
  Type.Literal('family'),
  Type.Literal('concert'),
  Type.Literal('film'),
]);
export type ActivityKind = Static<typeof ActivityKind>;

/** When something takes place each week; times and days are the museum's (Asia/Shanghai). */
export interface WeeklyRule {
  weekday: Weekday;
  /** `14:00` */
  start: string;
  end: string;
  /** First and last day on which it may fall, `2026-11-21`; without one there is no limit. */
  from?: string | undefined;
  until?: string | undefined;
  /** Days on which it does not take place. */
  except?: string[] | undefined;
}

const summaryFields = {
  /** Of one activity at one time: the activity's id, with a dot and the day `yyyymmdd` where it is weekly. */
  id: Id,
  /** The id that the activity has in its content pack. */
  activityId: Id,
  title: Type.String(),
  kind: ActivityKind,
  summary: Type.String(),
  thumbImg: Type.String(),
  images: Type.Array(Image),
  startAt: DateTime,
  endAt: DateTime,
  place: Type.String(),
  /** Places in all, and those left; visitors of both sites share them. */
  capacity: Type.Integer({ minimum: 1 }),
  left: Type.Integer({ minimum: 0 }),
  /** Whether it takes place each week. */
  isWeekly: Type.Boolean(),
};

export const Activity = Type.Object(summaryFields);
export type Activity = Static<typeof Activity>;

/** `content` is rich text: HTML of the importer's allow-list. */
export const ActivityDetail = Type.Object({ ...summaryFields, content: Type.String() });
export type ActivityDetail = Static<typeof ActivityDetail>;
