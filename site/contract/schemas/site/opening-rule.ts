import { Type, type Static } from 'typebox';
import { weekdays, type Weekday } from '../../shared/museum-time';
import { Day } from '../common/fields';

const Time = Type.String();
const WeekdayName = Type.Unsafe<Weekday>(Type.Union(weekdays.map((each) => Type.Literal(each))));

export const OpeningRule = Type.Object({
  /** First day of the rule; unlimited where left out. */
  from: Type.Optional(Day),
  /** Last day of the rule; unlimited where left out. */
  until: Type.Optional(Day),
  /** Every day of the week where left out. */
  weekdays: Type.Optional(Type.Array(WeekdayName)),
  /** Times in the museum’s time zone; the museum is closed where left out. */
  hours: Type.Optional(Type.Object({ opens: Time, lastEntry: Time, closes: Time })),
  /** Text for visitors; may be empty. */
  text: Type.String(),
});
export type OpeningRule = Static<typeof OpeningRule>;
