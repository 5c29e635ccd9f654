import { expect, test } from 'vitest';
import {
  exhibitPath,
  exhibitionPath,
  hasIdInQuery,
  isRecordRoute,
  recordPath,
  routeNamed,
} from './route-paths';
import { routes } from './routes';

test('no two routes share a name or a path', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('every parent and detail that a row names is a route', () => {
  const named = routes.flatMap(({ detail, meta }) => [detail, meta?.parent]);
  const missing = named.filter((name) => name !== undefined && !routeNamed(name));
  expect(missing).toEqual([]);
});

test('a record is shown at the detail route of its category', () => {
  expect(recordPath('Notice', 'opening-hours')).toBe('/News/Notice/opening-hours');
  expect(recordPath('Video', 'bronze-light')).toBe('/DigitalMuseum/Video/Video/bronze-light');
  expect(recordPath('Home', 'mug')).toBe('/Culture_product_detail?id=mug');
  expect(recordPath('FooterSite', 'x')).toBeUndefined();
});

test('an id is encoded, so that it cannot leave its place in the path', () => {
  expect(exhibitPath('a/b?c')).toBe('/Collection/ExcellentCollection/a%2Fb%3Fc');
  expect(exhibitionPath('review', '丝路')).toBe('/Exhibition/ExhibitiomReview/%E4%B8%9D%E8%B7%AF');
});

test('a route with a parameter names the list of its records', () => {
  const named = routes.filter(({ path }) => path.includes(':'));
  expect(named.filter((route) => !isRecordRoute(route))).toEqual([]);
});

test('a product alone is named in the query', () => {
  const named = routes.filter(hasIdInQuery).map(({ name }) => name);
  expect(named).toEqual(['Culture_product_detail']);
});

test('a list shows no single record, whatever its page kind', () => {
  const shows = (name: string) => routes.filter(isRecordRoute).some((each) => each.name === name);
  expect(['NewsDetail', 'ActivityDetail', 'Culture_product_detail'].every(shows)).toBe(true);
  expect(['Index', 'News', 'Home', 'PreExperts'].some(shows)).toBe(false);
});
