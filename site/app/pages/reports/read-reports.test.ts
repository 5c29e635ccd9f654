import { expect, test } from 'vitest';
import { readContentEntry } from '../../api/read/content';
import { percentChange, readReports } from './read-reports';

const report = (id: string, facts: object) => {
  const entry = readContentEntry({ id, facts });
  if (!entry) throw new Error(`${id} cannot be read`);
  return entry;
};

test('reports are sorted by year, latest first, those without a year last, with the figures that are numbers', () => {
  const reports = readReports([
    report('a', { year: '2024', visits: '1180000', conserved: 'many' }),
    report('b', { year: '2025', visits: '1262000', exhibitions: '9' }),
    report('c', { visits: '1' }),
  ]);
  expect(reports.map(({ year, figures }) => [year, figures])).toEqual([
    [2025, { visits: 1262000, exhibitions: 9 }],
    [2024, { visits: 1180000 }],
    [undefined, { visits: 1 }],
  ]);
  expect(reports.map(({ key }) => key)).toEqual(['2025', '2024', 'c']);
});

test('change of a figure is in whole per cent, and undefined without a value to compare', () => {
  expect(percentChange(126, 118)).toBe(7);
  expect(percentChange(90, 100)).toBe(-10);
  expect(percentChange(90, undefined)).toBeUndefined();
  expect(percentChange(undefined, 90)).toBeUndefined();
  expect(percentChange(90, 0)).toBeUndefined();
});
