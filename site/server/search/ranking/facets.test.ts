import { expect, test } from 'vitest';
import { filterHits, type SearchFilter } from './facets';
import { rank } from './rank';
import { buildTestIndex, parseTestQuery, testNow } from '../testing/index-of';

const index = buildTestIndex(
  [
    { id: 'a', title: '鼎一', kind: 'object', period: 'shang', area: 'Collection' },
    { id: 'b', title: '鼎二', kind: 'object', period: 'han', area: 'Collection' },
    { id: 'c', title: '鼎三', kind: 'article', period: 'shang', area: 'News' },
    { id: 'd', title: '鼎四', kind: 'article', area: 'News' },
    { id: 'e', title: '鼎五', kind: 'exhibition', area: 'Exhibition' },
    { id: 'f', title: '钟', kind: 'object', period: 'shang', area: 'Collection' },
  ],
  'zh',
  { areaLabels: { News: '资讯' }, periodLabels: { shang: '商' } },
);
const found = rank(index, parseTestQuery('鼎'), testNow);
const filtered = (filter: SearchFilter) => filterHits(index, found, filter);
const counts = (values: { value: string; count: number }[]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

test('without a filter the counts of each facet add up to the hits with a value', () => {
  const { hits, facets } = filtered({});
  expect(hits).toHaveLength(5);
  expect(counts(facets.kind)).toEqual({ object: 2, article: 2, exhibition: 1 });
  expect(counts(facets.area)).toEqual({ Collection: 2, News: 2, Exhibition: 1 });
  expect(counts(facets.period)).toEqual({ shang: 2, han: 1 });
});

test('facet values are sorted by descending count, and a value without a label is its own label', () => {
  const { facets } = filtered({});
  expect(facets.period).toEqual([
    { value: 'shang', label: '商', count: 2 },
    { value: 'han', label: 'han', count: 1 },
  ]);
  expect(facets.kind.map(({ label }) => label)).toEqual(['文章', '藏品', '展览']);
  expect(facets.area.find(({ value }) => value === 'News')?.label).toBe('资讯');
});

test('a facet count equals the number of hits when that value is chosen', () => {
  const choices: SearchFilter[] = [{}, { kind: 'article' }, { period: 'shang' }, { area: 'News' }];
  for (const chosen of choices) {
    const { facets } = filtered(chosen);
    for (const facet of ['kind', 'period', 'area'] as const) {
      for (const { value, count } of facets[facet]) {
        expect(filtered({ ...chosen, [facet]: value }).hits).toHaveLength(count);
      }
    }
  }
});

test('an empty filter excludes no hit, and an unknown value excludes all', () => {
  expect(filtered({ kind: '', period: '', area: '' }).hits).toHaveLength(5);
  expect(filtered({ period: 'qin' }).hits).toHaveLength(0);
});
