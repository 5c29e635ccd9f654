import { inArray, like } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecordRoute } from '../../../contract/shared/route-paths';
import { routes } from '../../../contract/shared/routes';
import { routeTitles } from '../../../contract/shared/route-titles';
import { titleOfRoute } from '../../../contract/shared/route-titles/title-of-route';
import { renewContentVersion } from '../../db/content-version';
import { categories, dictionaryValues, entries } from '../../db/schema';
import { writeSiteBuild } from '../../testing/site-build';
import { useTestMuseum } from '../../testing/test-museum';
import { entryPath } from './shared/page-paths';
import { matchRoute } from '../../../contract/shared/match-route';
import { buildMenu } from '../shared/menu';
import { createInProcessCalls } from '../shared/in-process-calls';
import { createCallDispatcher } from '../../http/dispatch-call';
import { fixtureToday } from '../../testing/fixture-pack';
import type { CallHandlers } from '../../http/call';
import { categoryCalls } from '../../resources/category/category-calls';

const museum = useTestMuseum();

/** Routes without an id, except variants and search. */
const listed = routes.filter(
  (route) => !isRecordRoute(route) && !route.path.includes('?') && route.page !== 'search',
);
const codes = listed.filter(({ page }) => page !== 'home').map(({ name }) => name);

beforeAll(async () => {
  const row = { url: '', linkUrl: '', title: '', type: 1, visible: true, showSecondMenu: true };
  const rows = ['1', '2'].flatMap((siteId) =>
    codes.map((id) => ({ ...row, siteId, id, parentId: null, name: id, position: 60 })),
  );
  await museum.db.insert(categories).values(rows).onConflictDoNothing();
});

beforeEach(() => {
  writeSiteBuild(museum.folder);
});

const get = (url: string) =>
  museum.app.inject({ method: 'GET', url, headers: { host: 'museum.example' } });

const isRecordList = (path: string) =>
  /^(exhibition|object|picture-wall)/.test(matchRoute(path)?.route.page ?? '');

/** Text of the page's `main` without its heading and section links. */
async function contentOf(language: string, path: string): Promise<string> {
  const { statusCode, body } = await get(`/p/${language}${path}`);
  expect(statusCode, path).toBe(200);
  expect(body.match(/<h1[ >]/g), path).toHaveLength(1);
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  return main
    .replace(/<h1.*?<\/h1>/s, '')
    .replace(/<nav.*?<\/nav>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .trim();
}

/** Characters that even the message of an empty section exceeds. */
const minLength = { zh: 5, en: 15 };

test('every route without records has a crawlable page with content in both languages', async () => {
  for (const route of listed) {
    const { path } = route;
    for (const language of ['zh', 'en'] as const) {
      const content = await contentOf(language, path);
      expect(content.length, `${language} ${path}`).toBeGreaterThan(minLength[language]);
      expect(content, path).not.toBe(titleOfRoute(routeTitles[language], route));
    }
  }
}, 120_000);

test('crawlable page of an entry of every category has its text and facts, that of its list its title or text', async () => {
  const part = { kind: 'step', id: '1', images: [], object: 'ding' };
  const siteId = '1';
  await museum.db.insert(dictionaryValues).values({
    ...{ siteId, id: 'fact/post', dictCode: 'fact', dictValue: 'post', label: '职务' },
    position: 99,
  });
  await museum.db.insert(entries).values(
    codes.map((categoryId) => ({
      ...{ siteId, categoryId, id: `in-${categoryId}`, title: `题 ${categoryId}` },
      ...{ summary: '', linkUrl: '', images: [], recommended: false },
      publishedAt: new Date('2026-10-01T00:00:00Z'),
      content: `<p>正文 ${categoryId}</p>`,
      facts: { post: '馆长' },
      parts: [{ ...part, title: '部分一', content: '<p>部分的文字</p>', facts: { text: '原文' } }],
    })),
  );
  const dispatchCall = createCallDispatcher({
    handlers: categoryCalls(museum.db) as CallHandlers,
    clock: () => fixtureToday,
    findMember: () => Promise.resolve(undefined),
  });
  const menu = buildMenu(await createInProcessCalls(dispatchCall).rows('categoryList', { siteId }));
  for (const categoryCode of codes) {
    const path = entryPath({ id: `in-${categoryCode}`, categoryCode }, menu);
    // Lists of exhibitions and objects, and walls of turntables, contain no entries.
    if (path === undefined || isRecordList(path)) continue;
    const content = await contentOf('zh', path);
    const isRecord = path.endsWith(`in-${categoryCode}`);
    expect(content, path).toMatch(
      new RegExp(`${isRecord ? '' : `题 ${categoryCode}|`}正文 ${categoryCode}`),
    );
    if (matchRoute(path)?.route.page === 'article') expect(content, path).toMatch(/职务\s*馆长/);
  }
}, 120_000);

test('crawlable page of a category without records links its child categories', async () => {
  await museum.db.delete(entries).where(like(entries.id, 'in-%'));
  await museum.db
    .update(categories)
    .set({ parentId: 'Service' })
    .where(inArray(categories.id, ['Activities', 'ExcellentCollection']));
  await renewContentVersion(museum.db);
  const { body } = await get('/p/zh/Service');
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  expect(main).toContain('href="/p/zh/Collection/ExcellentCollection"');
  expect(main).toContain('href="/p/zh/Service/Activities"');
});
