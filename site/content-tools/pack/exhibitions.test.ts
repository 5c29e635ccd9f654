import { expect, test } from 'vitest';
import { addDays } from '../../contract/shared/museum-time';
import { readRecords, readText } from './read-pack';
import { daysOf, importDays } from './yearly-dates';

const exhibitions = readRecords('exhibitions.json');
const ofKind = (kind: string) => exhibitions.filter((each) => each.kind === kind);

test('on every import day of five years the demo museum has current, upcoming and past exhibitions', () => {
  for (const today of importDays) {
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
