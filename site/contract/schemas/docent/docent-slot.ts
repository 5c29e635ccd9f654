import { Type, type Static } from 'typebox';
import { DateTime, Day } from '../common/fields';

/** A bookable tour by a docent: one day, one time, one language. */
export const DocentSlot = Type.Object({
  day: Day,
  /** `10:30`, in the museum’s time zone. */
  time: Type.String(),
  language: Type.Union([Type.Literal('zh'), Type.Literal('en')]),
  startAt: DateTime,
  endAt: DateTime,
  capacity: Type.Integer({ minimum: 1 }),
  /** Free places. */
  left: Type.Integer({ minimum: 0 }),
});
export type DocentSlot = Static<typeof DocentSlot>;
