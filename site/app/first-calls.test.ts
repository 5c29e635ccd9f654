import { expect, test } from 'vitest';
import { firstCalls } from './first-calls';
import { matchRoute } from './router/match-route';

const asked = (path: string, query = '') =>
  firstCalls(matchRoute(path, query), new URLSearchParams(query), 'en').calls.map(
    ({ name, input }) => [name, input],
  );

test('a record is asked for by its address, of the site whose language the page speaks', () => {
  expect(asked('/Collection/ExcellentCollection/ding')).toEqual([
    ['exhibitDetail', { siteId: '2', id: 'ding' }],
  ]);
  expect(asked('/Exhibition/BaseExhibition/jin')).toEqual([
    ['exhibitionDetail', { siteId: '2', id: 'jin' }],
  ]);
  expect(asked('/News/Snews/opening')).toEqual([
    ['contentDetail', { siteId: '2', categoryCode: 'Snews', contentId: 'opening' }],
  ]);
  expect(asked('/Culture_product_detail', 'id=mug')).toEqual([
    ['contentDetail', { siteId: '2', categoryCode: 'Home', contentId: 'mug' }],
  ]);
});

test('a list is asked for with its filters and page', () => {
  expect(asked('/Collection', 'period=shang&page=2')[0]).toEqual([
    'exhibitPage',
    { siteId: '2', period: 'shang', pageNum: 2, pageSize: 24 },
  ]);
  expect(asked('/Exhibition/TemporaryExhibition', 'status=past')[0]).toEqual([
    'exhibitionPage',
    { siteId: '2', kind: 'temporary', status: 'past', pageNum: 1, pageSize: 12 },
  ]);
  expect(asked('/News/Notice', 'page=x')).toEqual([
    ['contentPage', { siteId: '2', categoryCode: 'Notice', pageNum: 1, pageSize: 12 }],
  ]);
});

test('what the address does not say is not asked', () => {
  for (const path of ['/', '/nowhere', '/News/Nowhere/a', '/Search'])
    expect(asked(path)).toEqual([]);
});
