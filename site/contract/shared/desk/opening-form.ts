import type { FormRules } from '../form-rule';
import { weekdays } from '../museum-time';
import { roomIds } from '../rooms';

const day = { kind: 'day', required: false, earliest: -3_653, latest: 3_653 } as const;
const time = { kind: 'text', required: false, maxLength: 5, format: 'time' } as const;
const text = { kind: 'text', required: false, maxLength: 500 } as const;

/** Fields of the form of an opening rule; the importer's rules decide how they fit together. */
export const openingRules = {
  from: day,
  until: day,
  weekdays: { kind: 'choices', required: false, options: weekdays },
  opens: time,
  last_entry: time,
  closes: time,
  rooms: { kind: 'choices', required: false, options: roomIds },
  text_zh: text,
  text_en: text,
} as const satisfies FormRules;
