import { Type, type Static } from 'typebox';
import { weekdays, type Weekday } from '../shared/museum-time';
import { Day, Id } from './common/fields';
import type { CallSchemas } from './common/call-schema';

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

export const Site = Type.Object({
  id: Id,
  siteCode: Type.String(),
  website: Type.String(),
  /**
   * URL of the user centre. With `returnUrl` and `lang` in the query it shows the log-in and returns there
   * afterwards; without them it shows the account pages.
   */
  userCentre: Type.Optional(Type.String()),
  /** Opening rules: the last rule that covers a day applies; a day without a rule is closed. */
  opening: Type.Array(OpeningRule),
});
export type Site = Static<typeof Site>;

export const siteSchemas = {
  siteDetail: {
    summary: 'Looks up a site by its code: museum-zh or museum-en.',
    input: Type.Object({ siteCode: Type.String({ minLength: 1, maxLength: 200 }) }),
    record: Site,
    example: { siteCode: 'museum-zh' },
  },
} satisfies CallSchemas;
