import { Type, type Static } from 'typebox';
import { DateTime, Day } from './common';

/** A docent's tour on one day, at one time, in one language. */
export const DocentSlot = Type.Object({
  day: Day,
  /** `10:30`, the museum's time. */
  time: Type.String(),
  language: Type.Union([Type.Literal('zh'), Type.Literal('en')]),
  startAt: DateTime,
  endAt: DateTime,
  capacity: Type.Integer({ minimum: 1 }),
  /** Places left. */
  left: Type.Integer({ minimum: 0 }),
});
export type DocentSlot = Static<typeof DocentSlot>;
