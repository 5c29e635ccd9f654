import { expect, test } from 'vitest';
import {
  isOpenOn,
  nextOpening,
  openingHoursOn,
  openingText,
  type OpeningRule,
} from './opening-hours';

const hours = { opens: '9:00', lastEntry: '16:30', closes: '17:00' };
const late = { opens: '9:00', lastEntry: '20:30', closes: '21:00' };
const rules: OpeningRule[] = [
  {
    weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    hours,
    text: 'Tuesday to Sunday',
  },
  { from: '2026-10-05', until: '2026-10-05', hours, text: '' },
  { from: '2026-07-01', until: '2026-08-31', weekdays: ['saturday'], hours: late, text: 'Summer' },
  { from: '2027-02-05', until: '2027-02-09', text: 'Closed from 5 to 9 February 2027' },
];

test.each([
  ['a Tuesday', '2026-11-24', true],
  ['a Sunday', '2026-11-22', true],
  ['a Monday', '2026-11-23', false],
  ['a Monday that is a public holiday', '2026-10-05', true],
  ['a Saturday within a closure', '2027-02-06', false],
  ['the day after a closure', '2027-02-10', true],
])('isOpenOn for %s (%s) is %s', (_, day, open) => {
  expect(isOpenOn(day, rules)).toBe(open);
});

test('openingHoursOn returns the times of the last rule that covers the day', () => {
  expect(openingHoursOn('2026-07-04', rules)).toEqual(late);
  expect(openingHoursOn('2026-07-05', rules)).toEqual(hours);
  expect(openingHoursOn('2026-07-06', rules)).toBeUndefined();
});

test('nextOpening skips closed Mondays and closures', () => {
  expect(nextOpening('2026-11-22', rules)).toEqual({ day: '2026-11-24', hours });
  expect(nextOpening('2027-02-04', rules)).toEqual({ day: '2027-02-10', hours });
  expect(nextOpening('2026-11-22', [])).toBeUndefined();
});

test('openingText leaves out rules that have ended', () => {
  expect(openingText('2026-11-22', rules, '; ')).toBe(
    'Tuesday to Sunday; Closed from 5 to 9 February 2027',
  );
});

test('isOpenOn is false without rules', () => {
  expect(isOpenOn('2026-11-24', [])).toBe(false);
});
