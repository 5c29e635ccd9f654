import { expect, test } from 'vitest';
import { makeStop } from './testing/make-stop';
import { nearestStops, neighboursOf, stopsByHall, toStopDigits } from './stop-numbers';

const stops = [
  makeStop('101'),
  makeStop('102', { room: 'L3-temporary-1', hall: '临展一厅' }),
  makeStop('103'),
  makeStop('301', { room: 'L2-jade-hall', hall: '玉器馆' }),
];
const numbers = (rows: readonly { stop: string }[]) => rows.map(({ stop }) => stop);

test.each([
  ['201', '201'],
  ['２０１', '201'],
  [' No. 2 0 1 ', '201'],
  ['2019', '201'],
  ['鼎', ''],
])('digits of the entered text “%s” are “%s”', (text, digits) => {
  expect(toStopDigits(text)).toBe(digits);
});

test('stops nearest to an unknown number are in the order of their numbers', () => {
  expect(numbers(nearestStops(stops, '104', 2))).toEqual(['102', '103']);
  expect(numbers(nearestStops(stops, '3', 1))).toEqual(['301']);
  expect(nearestStops([], '104', 2)).toEqual([]);
});

test('stops are listed by hall, each hall at its first number', () => {
  expect(stopsByHall(stops).map(({ hall, stops: own }) => [hall, ...numbers(own)])).toEqual([
    ['青铜馆', '101', '103'],
    ['临展一厅', '102'],
    ['玉器馆', '301'],
  ]);
});

test('neighbours of a stop stay in its hall before they go to the next one', () => {
  expect(neighboursOf(stops, '101').next?.stop).toBe('103');
  expect(neighboursOf(stops, '101').previous).toBeUndefined();
  expect(neighboursOf(stops, '103').next?.stop).toBe('102');
  expect(neighboursOf(stops, '999')).toEqual({});
});
