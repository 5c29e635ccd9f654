import { expect, test } from 'vitest';
import { readContentEntry } from '../../../api/read/content';
import { groupByDecade, latestFirst } from './group-by-decade';

const entryOn = (id: string, publishedAt: string) => {
  const entry = readContentEntry({ id, publishedAt });
  if (!entry) throw new Error(`${id} cannot be read`);
  return entry;
};

const entries = [
  entryOn('opened', '2019-09-28T09:00:00+08:00'),
  entryOn('first', '1951-03-01T09:00:00+08:00'),
  entryOn('new-year', '1959-12-31T17:00:00Z'),
  entryOn('moved', '2019-06-30T09:00:00+08:00'),
  entryOn('unknown', 'some day'),
];
const ids = (decades: ReturnType<typeof groupByDecade>) =>
  decades.map(({ from, years }) => [
    from,
    years.map((each) => [each.year, each.entries.map(({ id }) => id)]),
  ]);

test('entries are grouped by decade and year in the museum’s time zone, oldest first, undated ones last', () => {
  expect(ids(groupByDecade(entries))).toEqual([
    [1950, [[1951, ['first']]]],
    [1960, [[1960, ['new-year']]]],
    [2010, [[2019, ['moved', 'opened']]]],
    [undefined, [[undefined, ['unknown']]]],
  ]);
});

test('latestFirst reverses decades, years and entries, and keeps undated ones last', () => {
  expect(ids(latestFirst(groupByDecade(entries)))).toEqual([
    [2010, [[2019, ['opened', 'moved']]]],
    [1960, [[1960, ['new-year']]]],
    [1950, [[1951, ['first']]]],
    [undefined, [[undefined, ['unknown']]]],
  ]);
});
