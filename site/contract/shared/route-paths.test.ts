import { expect, test } from 'vitest';
import {
  exhibitPath,
  exhibitionPath,
  hasIdInQuery,
  isRecordRoute,
  findMainList,
  findNewsList,
  findVisitorGuide,
  pathOfKind,
  recordPath,
  findRoute,
} from './route-paths';
import { routeTitles } from './route-titles';
import { titleOfRoute } from './route-titles/title-of-route';
import { routes } from './routes';

test('names and paths of routes are unique', () => {
  expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
  expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
});

test('`detail`, `meta.parent` and `meta.related` of every route name existing routes', () => {
  const named = routes.flatMap(({ detail, meta }) => [
    detail,
    meta?.parent,
    ...(meta?.related ?? []),
  ]);
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

test('pathOfKind is the path of the main page of a kind', () => {
  expect(pathOfKind('object-list')).toBe('/Collection');
  expect(pathOfKind('exhibition-list')).toBe('/Exhibition');
  expect(pathOfKind('activity-list')).toBe('/Service/Activities');
});

test('findMainList is the list itself or the list above it', () => {
  expect(findMainList(findRoute('VolSongs'))?.name).toBe('Video');
  expect(findMainList(findRoute('Video'))?.name).toBe('Video');
  expect(findMainList(findRoute('Leader'))).toBeUndefined();
});

test('exactly one list has all news, and one page is the visitor guide', () => {
  expect(routes.filter(({ meta }) => meta?.allNews)).toEqual([findNewsList()]);
  expect(routes.filter(({ meta }) => meta?.forVisitors)).toEqual([findVisitorGuide()]);
});

test.each(['zh', 'en'] as const)(
  'every route has a title in %s, its own or that of its list',
  (language) => {
    const untitled = routes.filter((route) => titleOfRoute(routeTitles[language], route) === '');
    expect(untitled).toEqual([]);
    expect(titleOfRoute(routeTitles.zh, { name: 'NewsDetail', meta: { parent: 'News' } })).toBe(
      '资讯',
    );
  },
);
