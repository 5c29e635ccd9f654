import { expect, test } from 'vitest';
import { addDays } from '../../contract/shared/museum-time';
import { nextYearlyDates } from '../../server/calendar/yearly-run';
import { readRecords, readText, type Row } from './read-pack';

const exhibitions = readRecords('exhibitions.json');
const ofKind = (kind: string) => exhibitions.filter((each) => each.kind === kind);

/** Start and end day that an import on the day `today` would write. */
function daysOf(exhibition: Row, today: string) {
  const run = {
    startDate: readText(exhibition, 'start_date'),
    endDate: readText(exhibition, 'end_date'),
  };
  return exhibition.yearly === true ? nextYearlyDates(run, today) : run;
}

/** One day of each month of the five years from November 2026. */
const months = Array.from({ length: 60 }, (_, month) =>
  new Date(Date.UTC(2026, 10 + month, 22)).toISOString().slice(0, 10),
);

test('on every import day of five years the demo museum has current, upcoming and past exhibitions', () => {
  for (const today of months) {
    const runs = ofKind('temporary').map((each) => daysOf(each, today));
    const current = runs.filter(({ startDate, endDate }) => startDate <= today && today <= endDate);
    expect(current.length, today).toBeGreaterThan(0);
    expect(runs.filter(({ startDate }) => startDate > today).length, today).toBeGreaterThan(0);
    for (const each of ofKind('review')) expect(daysOf(each, today).endDate < today).toBe(true);
  }
});

test('more than two temporary exhibitions end at least 30 days after the import', () => {
  const today = '2026-11-22';
  const last = ofKind('temporary').map((each) => daysOf(each, today).endDate);
  expect(last.filter((day) => day > addDays(today, 30)).length).toBeGreaterThan(2);
});

test('texts of yearly exhibitions do not name a year', () => {
  for (const each of exhibitions.filter(({ yearly }) => yearly === true)) {
    for (const field of ['summary_zh', 'summary_en', 'content_zh', 'content_en']) {
      expect(readText(each, field), readText(each, 'id')).not.toMatch(/\b20[2-9]\d\b/);
    }
  }
});
