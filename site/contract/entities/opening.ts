import { Type, type Static } from 'typebox';
import { weekdays, type Weekday } from '../museum-time';
import { Day } from './common';

const Time = Type.String();
const WeekdayName = Type.Unsafe<Weekday>(Type.Union(weekdays.map((each) => Type.Literal(each))));

export const OpeningRule = Type.Object({
  /** The first day of the rule; left out where it has always held. */
  from: Type.Optional(Day),
  /** Its last day; left out where no end is known. */
  until: Type.Optional(Day),
  /** Left out where it holds for every day of the week. */
  weekdays: Type.Optional(Type.Array(WeekdayName)),
  /** The museum's times; left out where the museum is closed on these days. */
  hours: Type.Optional(Type.Object({ opens: Time, lastEntry: Time, closes: Time })),
  /** What visitors read of it; may be empty. */
  text: Type.String(),
});
export type OpeningRule = Static<typeof OpeningRule>;
