import { beforeAll, beforeEach, expect, test } from 'vitest';
import { linkCategoryType } from '../../../contract/schemas/category';
import { findRoute, isRecordRoute, recordPath } from '../../../contract/shared/route-paths';
import { routes } from '../../../contract/shared/routes';
import { categories, entries } from '../../db/schema';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';
import { crawlablePath } from './shared/page-paths';

const museum = useTestMuseum();

/** Routes of categories; the home page has none. */
const listed = routes.filter((route) => !isRecordRoute(route) && route.page !== 'home');

/** Code of the category above a route: the route of the path above it, otherwise the first segment of its path. */
function parentOf(path: string): string | null {
  const [own = '', query] = path.split('?');
  const above = query === undefined ? own.slice(0, own.lastIndexOf('/')) : own;
  return above === '' ? null : (routes.find((each) => each.path === above)?.name ?? areaOf(path));
}

const areaOf = (path: string) => path.split('/')[1] ?? '';

/** First segments of paths that are no page themselves: their category leads to its first page, as that of education does. */
const areas = listed
  .map(({ path }) => path)
  .filter((path) => path.lastIndexOf('/') > 0 && !findRoute(areaOf(path)));

beforeAll(async () => {
  const texts = { url: '', linkUrl: '', title: '', visible: true, showSecondMenu: true };
  const firstPages = new Map(areas.toReversed().map((path) => [areaOf(path), path]));
  await museum.db.delete(categories);
  for (const siteId of ['1', '2']) {
    const links = [...firstPages].map(([id, linkUrl]) => ({ id, linkUrl, type: linkCategoryType }));
    const pages = listed.map(({ name: id, path }) => ({ id, parentId: parentOf(path), type: 1 }));
    await museum.db.insert(categories).values(
      [...links, ...pages].map((row, position) => ({
        ...{ ...texts, siteId, position, name: row.id, parentId: null },
        ...row,
      })),
    );
    await museum.db.insert(entries).values(
      listed.map(({ name: categoryId }) => ({
        ...{ siteId, categoryId, id: `in-${categoryId}`, title: categoryId, summary: 'Summary' },
        ...{ linkUrl: '', images: [], recommended: false, content: '<p>Text</p>', facts: {} },
        publishedAt: new Date('2026-10-01T00:00:00Z'),
      })),
    );
  }
});

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const origin = 'http://museum.example';
const get = (url: string) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example' } });

/** Pages of every route: of each list, and of a record of each list that has pages for its records. */
const samples = [
  ...listed.map(({ path }) => path).filter((path) => !path.includes('?')),
  ...listed.flatMap(({ name }) => recordPath(name, `in-${name}`) ?? []),
  '/Exhibition/BaseExhibition/base',
  '/Exhibition/BaseExhibition/base/vessels',
  '/Collection/ExcellentCollection/ding',
  '/Service/Activities/saturdays',
];

/** Paths in the breadcrumbs of a page: those that visitors see, none on the page of an area, and those of its structured data. */
function crumbsOf(body: string) {
  const [, list = ''] = /<ol class="crumbs">(.*?)<\/ol>/s.exec(body) ?? [];
  const trail = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === 'BreadcrumbList');
  const items = (trail?.itemListElement ?? []) as { position: number; item: string }[];
  return {
    visible: [...list.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href),
    data: items.map(({ item }) => item.replace(origin, '')),
    positions: items.map(({ position }) => position),
  };
}

test('category of an area without a page of its own leads to its first page', () => {
  expect(areas).toContain('/Education/CloudClassroom');
});

test('breadcrumbs of every page have each address once and lead to pages', async () => {
  const targets = new Set<string>();
  const canonical = new Set<string>();
  const isCanonical = (body: string, path: string) =>
    body.includes(`rel="canonical" href="${origin}${path}"`);
  let visibleCount = 0;
  let pageCount = 0;
  for (const path of samples.map((sample) => crawlablePath('en', sample))) {
    const { statusCode, body } = await get(path);
    // Lists of objects, exhibitions and activities have no entries.
    if (statusCode !== 200) continue;
    const { visible, data, positions } = crumbsOf(body);
    pageCount += 1;
    if (isCanonical(body, path)) canonical.add(path);
    visibleCount += visible.length;
    expect(data.length, path).toBeGreaterThan(1);
    expect(data.at(-1), path).toBe(path);
    expect(positions, path).toEqual(data.map((_, index) => index + 1));
    for (const crumbs of [visible, data]) {
      expect.soft(crumbs, path).toEqual([...new Set(crumbs)]);
      for (const crumb of crumbs) targets.add(crumb);
    }
  }
  expect(pageCount).toBeGreaterThan(listed.length);
  expect(visibleCount).toBeGreaterThan(pageCount);
  for (const target of [...targets].filter((path) => !canonical.has(path))) {
    const { statusCode, body } = await get(target);
    expect.soft([statusCode, isCanonical(body, target)], target).toEqual([200, true]);
  }
}, 240_000);
