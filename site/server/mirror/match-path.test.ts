import { expect, test } from 'vitest';
import { routes } from '../../contract/routes';
import { matchPath } from './match-path';

test.each([
  ['/', 'Index', {}],
  ['/News/Snews', 'Snews', {}],
  ['/News/Notice/opening-hours', 'NewsDetail', { code: 'Notice', id: 'opening-hours' }],
  ['/News/Snews/ActNews', 'ActNews', {}],
  ['/DigitalMuseum/Video/Video/a', 'VideoDetail', { name: 'Video', id: 'a' }],
  ['/Collection/AncientBooks/%E8%AE%BA%E8%AF%AD', 'AncientBooksDetail', { id: '论语' }],
])('%s is the route %s', (path, name, params) => {
  const match = matchPath(path);
  expect(match?.route.name).toBe(name);
  expect(match?.params).toEqual(params);
});

test.each(['/news', '/Nowhere', '/News/Notice/a/b', '/Collection/AncientBooks/%E8%AE', '/%'])(
  '%s is no route',
  (path) => {
    expect(matchPath(path)).toBeUndefined();
  },
);

test('an id that has no place in the path is read from the query', () => {
  const query = new URLSearchParams('id=mug');
  expect(matchPath('/Culture_product_detail', query)?.params).toEqual({ id: 'mug' });
  expect(matchPath('/Culture_product_detail')?.params).toEqual({ id: '' });
  expect(matchPath('/News', query)?.params).toEqual({});
});

test('every route without parameters finds itself', () => {
  for (const route of routes.filter(({ path }) => !path.includes(':'))) {
    expect(matchPath(route.path)?.route).toBe(route);
  }
});
