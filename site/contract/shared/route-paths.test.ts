import { expect, test } from 'vitest';
import {
  exhibitPath,
  exhibitionPath,
  hasIdInQuery,
  isRecordRoute,
  recordPath,
  findRoute,
} from './route-paths';
import { routes } from './routes';

test('names and paths of routes are unique', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('`detail` and `meta.parent` of every route name existing routes', () => {
  const named = routes.flatMap(({ detail, meta }) => [detail, meta?.parent]);
  const missing = named.filter((name) => name !== undefined && !findRoute(name));
  expect(missing).toEqual([]);
});

test('recordPath uses the detail route of the category', () => {
  expect(recordPath('Notice', 'opening-hours')).toBe('/News/Notice/opening-hours');
  expect(recordPath('Video', 'bronze-light')).toBe('/DigitalMuseum/Video/Video/bronze-light');
  expect(recordPath('Home', 'mug')).toBe('/Culture_product_detail?id=mug');
  expect(recordPath('FooterSite', 'x')).toBeUndefined();
});

test('ids are percent-encoded in record paths', () => {
  expect(exhibitPath('a/b?c')).toBe('/Collection/ExcellentCollection/a%2Fb%3Fc');
  expect(exhibitionPath('review', '丝路')).toBe('/Exhibition/ExhibitiomReview/%E4%B8%9D%E8%B7%AF');
});

test('every route with a path parameter has a `meta.parent`', () => {
  const named = routes.filter(({ path }) => path.includes(':'));
  expect(named.filter((route) => !isRecordRoute(route))).toEqual([]);
});

test('only the product route has its id in the query', () => {
  const named = routes.filter(hasIdInQuery).map(({ name }) => name);
  expect(named).toEqual(['Culture_product_detail']);
});

test('isRecordRoute is true for detail routes and false for lists', () => {
  const shows = (name: string) => routes.filter(isRecordRoute).some((each) => each.name === name);
  expect(['NewsDetail', 'ActivityDetail', 'Culture_product_detail'].every(shows)).toBe(true);
  expect(['Index', 'News', 'Home', 'PreExperts'].some(shows)).toBe(false);
});
