import { expect, test } from 'vitest';
import { createRankingCache } from './ranking-cache';
import type { SearchIndex } from '../memory/search-index';
import { buildTestIndex, parseTestQuery, testNow } from '../testing/index-of';

const hour = 3_600_000;
const at = (hours: number) => new Date(testNow.getTime() + hours * hour);

const bells = buildTestIndex([
  { id: 'bell-always' },
  { id: 'bell-later', publishedAt: at(1) },
  { id: 'bell-until', shownUntil: at(2) },
]);
const query = parseTestQuery('bell');

function idsOf(index: SearchIndex, ranked: Uint32Array) {
  return Array.from(ranked, (document) => index.ids[document]).sort();
}

test('a repeated query within the validity returns the cached ranking', () => {
  const rankCached = createRankingCache();
  const first = rankCached(bells, query, at(0));
  expect(rankCached(bells, query, at(0.5))).toBe(first);
});

test('a cached rankCached expires when a document is published or ends', () => {
  const rankCached = createRankingCache();
  expect(idsOf(bells, rankCached(bells, query, at(0)))).toEqual(['bell-always', 'bell-until']);
  expect(rankCached(bells, query, at(1))).toHaveLength(3);
  expect(idsOf(bells, rankCached(bells, query, at(2)))).toEqual(['bell-always', 'bell-later']);
});

test('a cached rankCached is not used for an earlier time', () => {
  const rankCached = createRankingCache();
  rankCached(bells, query, at(3));
  expect(idsOf(bells, rankCached(bells, query, at(0)))).toEqual(['bell-always', 'bell-until']);
});

test('rankings are cached separately by index digest and by query', () => {
  const rankCached = createRankingCache();
  const other = { ...buildTestIndex([{ id: 'another-bell' }]), digest: 'other' };
  expect(rankCached(bells, query, at(0))).toHaveLength(2);
  expect(idsOf(other, rankCached(other, query, at(0)))).toEqual(['another-bell']);
  expect(rankCached(bells, parseTestQuery('always'), at(0))).toHaveLength(1);
});

test('rankings without hits count towards the cache size and are evicted', () => {
  const rankCached = createRankingCache(100_000);
  const nonsense = (index: number) => parseTestQuery(`zz${index}`.padEnd(400, 'q'));
  const first = rankCached(bells, nonsense(0), at(0));
  expect(first).toHaveLength(0);
  expect(rankCached(bells, nonsense(0), at(0))).toBe(first);
  for (let index = 1; index < 200; index += 1) rankCached(bells, nonsense(index), at(0));
  expect(rankCached(bells, nonsense(0), at(0))).not.toBe(first);
});
