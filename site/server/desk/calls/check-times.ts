import type { ValidationError } from '../../../contract/shared/field-error';
import type { Weekday } from '../../../contract/shared/museum-time';

/** Times on days of the week, within a period that may be open at both ends. */
export interface WeeklyTimes {
  weekdays: readonly Weekday[];
  start: string;
  end: string;
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** Faults that concern two fields of weekly times. */
export function checkTimes({ start, end, from, until }: WeeklyTimes): ValidationError[] {
  const errors: ValidationError[] = [];
  if (end <= start) errors.push({ field: 'end', error: { kind: 'earliest', limit: start } });
  if (from && until && until < from) {
    errors.push({ field: 'until', error: { kind: 'earliest', limit: from } });
  }
  return errors;
}

/** Whether two weekly times begin at the same moment of some day. */
export function beginTogether(one: WeeklyTimes, other: WeeklyTimes): boolean {
  const first = [one.from ?? '', other.from ?? ''].sort().at(-1) ?? '';
  const last = [one.until ?? '9999', other.until ?? '9999'].sort()[0] ?? '';
  return (
    one.start === other.start &&
    first <= last &&
    one.weekdays.some((day) => other.weekdays.includes(day))
  );
}
