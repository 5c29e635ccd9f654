import { expect, test } from 'vitest';
import { createRankings } from './keep-rankings';
import type { SearchIndex } from './memory/search-index';
import { indexOf, queryOf, testNow } from './testing/index-of';

const hour = 3_600_000;
const at = (hours: number) => new Date(testNow.getTime() + hours * hour);

const bells = indexOf([
  { id: 'bell-always' },
  { id: 'bell-later', publishedAt: at(1) },
  { id: 'bell-until', shownUntil: at(2) },
]);
const query = queryOf('bell');

function idsOf(index: SearchIndex, ranked: readonly { document: number }[]) {
  return ranked.map(({ document }) => index.ids[document]).sort();
}

test('the next page of a search, and a narrower one, come from the same ranking', () => {
  const ranking = createRankings();
  const first = ranking(bells, query, at(0));
  expect(ranking(bells, query, at(0.5))).toBe(first);
});

test('what has been published or is over since then counts at once', () => {
  const ranking = createRankings();
  expect(idsOf(bells, ranking(bells, query, at(0)))).toEqual(['bell-always', 'bell-until']);
  expect(ranking(bells, query, at(1))).toHaveLength(3);
  expect(idsOf(bells, ranking(bells, query, at(2)))).toEqual(['bell-always', 'bell-later']);
});

test('a clock that is set back is not shown what was found later', () => {
  const ranking = createRankings();
  ranking(bells, query, at(3));
  expect(idsOf(bells, ranking(bells, query, at(0)))).toEqual(['bell-always', 'bell-until']);
});

test('other content and other keywords have rankings of their own', () => {
  const ranking = createRankings();
  const other = { ...indexOf([{ id: 'another-bell' }]), digest: 'other' };
  expect(ranking(bells, query, at(0))).toHaveLength(2);
  expect(idsOf(other, ranking(other, query, at(0)))).toEqual(['another-bell']);
  expect(ranking(bells, queryOf('always'), at(0))).toHaveLength(1);
});

test('rankings without a hit take room as well, so that nonsense never fills the memory', () => {
  const ranking = createRankings(100_000);
  const nonsense = (index: number) => queryOf(`zz${index}`.padEnd(400, 'q'));
  const first = ranking(bells, nonsense(0), at(0));
  expect(first).toHaveLength(0);
  expect(ranking(bells, nonsense(0), at(0))).toBe(first);
  for (let index = 1; index < 200; index += 1) ranking(bells, nonsense(index), at(0));
  expect(ranking(bells, nonsense(0), at(0))).not.toBe(first);
});
