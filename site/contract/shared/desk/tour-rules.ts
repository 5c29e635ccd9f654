import type { FormRules } from '../form-rule';
import { weekdays } from '../museum-time';

const time = { kind: 'text', required: true, maxLength: 5, format: 'time' } as const;
/** Days within ten years: a slip of the keyboard in the year is refused. */
const day = { kind: 'day', required: false, earliest: -3_653, latest: 3_653 } as const;
const place = { kind: 'text', required: true, maxLength: 100, format: 'line' } as const;

/** Fields of a docents’ tour; the days on which it is cancelled are a list beside them. */
export const tourRules = {
  weekdays: { kind: 'choices', required: true, options: weekdays },
  start: time,
  end: time,
  languages: { kind: 'choices', required: true, options: ['zh', 'en'] },
  capacity: { kind: 'integer', required: true, minimum: 1, maximum: 500 },
  from: day,
  until: day,
  placeZh: place,
  placeEn: place,
} as const satisfies FormRules;

/** Maximum number of days on which a tour is cancelled. */
export const maxCancelledDays = 400;
