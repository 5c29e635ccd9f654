import { expect, test } from 'vitest';
import { routes } from './routes';
import { matchRoute } from './match-route';

test.each([
  ['/', 'Index', {}],
  ['/News/Snews', 'Snews', {}],
  ['/News/Notice/opening-hours', 'NewsDetail', { code: 'Notice', id: 'opening-hours' }],
  ['/News/Snews/ActNews', 'ActNews', {}],
  ['/DigitalMuseum/Video/Video/a', 'VideoDetail', { name: 'Video', id: 'a' }],
  ['/Collection/AncientBooks/%E8%AE%BA%E8%AF%AD', 'AncientBooksDetail', { id: '论语' }],
])('path %s matches route %s', (path, name, params) => {
  const match = matchRoute(path);
  expect(match?.route.name).toBe(name);
  expect(match?.params).toEqual(params);
});

test.each(['/news', '/Nowhere', '/News/Notice/a/b', '/Collection/AncientBooks/%E8%AE', '/%'])(
  'path %s matches no route',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test('id of a route without a path parameter is read from the query', () => {
  const query = new URLSearchParams('id=mug');
  expect(matchRoute('/Culture_product_detail', query)?.params).toEqual({ id: 'mug' });
  expect(matchRoute('/Culture_product_detail')?.params).toEqual({ id: '' });
  expect(matchRoute('/News', query)?.params).toEqual({});
});

test('path of every route without parameters matches that route', () => {
  for (const route of routes.filter(({ path }) => !path.includes(':'))) {
    expect(matchRoute(route.path)?.route).toBe(route);
  }
});
