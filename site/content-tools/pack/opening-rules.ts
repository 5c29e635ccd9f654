import type { OpeningRule } from '../../contract/schemas/site';
import { readRecords } from './read-pack';

/** The opening rules of the demo museum in the form of the API. */
export function openingRules(): OpeningRule[] {
  return readRecords('opening-hours.json').map((row) => ({
    ...(row as Pick<OpeningRule, 'from' | 'until' | 'weekdays'>),
    hours: {
      opens: String(row.opens),
      lastEntry: String(row.last_entry),
      closes: String(row.closes),
    },
    text: '',
  }));
}
