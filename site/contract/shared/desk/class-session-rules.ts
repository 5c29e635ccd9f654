import type { FormRules } from '../form-rule';
import { tourRules } from './tour-rules';

const { weekdays, start, end, from, until } = tourRules;

/** Fields of a session for classes; the days on which it is cancelled are a list beside them. */
export const classSessionRules = {
  weekdays,
  start,
  end,
  /** Number of classes. */
  capacity: { kind: 'integer', required: true, minimum: 1, maximum: 50 },
  from,
  until,
} as const satisfies FormRules;
