import { expect, test } from 'vitest';
import type { ContentEntry } from '../../../contract/schemas/content';
import { groupParts, findSeriesProducts, findFloorPlanRoom } from './shop-parts';

const entry = (id: string, ...tags: string[]): ContentEntry => ({
  ...{ id, categoryCode: 'HomeParts', title: id, summary: '', thumbImg: '', images: [] },
  ...{ publishedAt: '2026-01-01T00:00:00+08:00', linkUrl: '' },
  tags: tags.map((tagId) => ({ tagId, tagName: tagId })),
});

test('parts of the shop page are grouped by their tags', () => {
  const { slides, areas, series, tiles, licences } = groupParts([
    entry('a', 'home-area', 'L1-shop'),
    entry('s', 'home-series', 'series-bronze'),
    entry('c', 'home-carousel'),
    entry('x'),
  ]);
  expect([slides, areas, series, tiles, licences].map((each) => each.map(({ id }) => id))).toEqual([
    ['c'],
    ['a'],
    ['s'],
    [],
    [],
  ]);
});

test('series of the shop has the products that share its tag', () => {
  const products = [entry('p', 'series-bronze'), entry('q', 'series-tea'), entry('r')];
  const own = findSeriesProducts(entry('s', 'home-series', 'series-bronze'), products);
  expect(own.map(({ id }) => id)).toEqual(['p']);
});

test('area of the shop has the floor-plan room named in its tags', () => {
  expect(findFloorPlanRoom(entry('a', 'home-area', 'L1-shop'))).toEqual({ room: 'L1-shop' });
  expect(findFloorPlanRoom(entry('b', 'home-area'))).toEqual({});
});
