import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../db/schema';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const pages = ['http://localhost/p/zh/News', 'http://localhost/p/zh/News/Notice'];

const treeOf = async (siteId: '1' | '2') =>
  (await museum.rows('categoryList', { siteId })).filter(({ parent_id }) => parent_id === null);
const idsOf = async (siteId: '1' | '2') => (await treeOf(siteId)).map(({ id }) => id);

test('a category that is moved has its new place in the trees of both sites at once, and the ends stay', async () => {
  const { rows, record, send } = await addTestStaff(museum, 'mover', ['administrator']);
  const before = await idsOf('1');
  const [first = '', second = ''] = before;
  await record('deskCategoryMove', { id: second, direction: 'up' });
  expect(await idsOf('1')).toEqual([second, first, ...before.slice(2)]);
  expect((await idsOf('2')).slice(0, 2)).toEqual([second, first]);
  const top = (await rows('deskCategoryList', {})).filter(({ parent }) => parent === undefined);
  expect(top.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
  await record('deskCategoryMove', { id: second, direction: 'up' });
  expect((await idsOf('1')).slice(0, 2)).toEqual([second, first]);
  await record('deskCategoryMove', { id: second, direction: 'down' });
  expect(await idsOf('1')).toEqual(before);
  expect((await send('deskCategoryMove', { id: 'Nowhere', direction: 'up' })).statusCode).toBe(404);
  // The one that was at the end already is no entry.
  const isMove = eq(auditLog.action, 'deskCategoryMove');
  expect(await museum.db.$count(auditLog, isMove)).toBe(2);
});

test('a hidden category leaves menus and sitemap at once and returns, and an old version is a 409', async () => {
  const { rows, record, send } = await addTestStaff(museum, 'hider', ['administrator']);
  const sitemap = async () =>
    [...(await museum.app.inject('/sitemap.xml')).body.matchAll(/<loc>(.*?)<\/loc>/g)]
      .map(([, url = '']) => url)
      .filter((url) => url.includes('/p/zh/News'));
  const news = (await rows('deskCategoryList', {})).find(({ id }) => id === 'News');
  expect(news).toMatchObject({ isVisible: true });
  const { version = 0 } = news ?? {};
  const listed = await sitemap();
  expect(listed).toContain('http://localhost/p/zh/News/Notice/newest');
  const hidden = await record('deskCategoryShow', { id: 'News', version, isVisible: false });
  expect(hidden).toMatchObject({ isVisible: false, version: version + 1 });
  for (const siteId of ['1', '2'] as const) {
    expect((await treeOf(siteId)).find(({ id }) => id === 'News')).toMatchObject({
      visible: false,
    });
  }
  // Pages of the site map itself stay; the records below the category are gone.
  expect((await sitemap()).toSorted()).toEqual(pages);
  // Sent again after a lost response.
  expect(await record('deskCategoryShow', { id: 'News', version, isVisible: false })).toEqual(
    hidden,
  );
  const stale = await send('deskCategoryShow', { id: 'News', version, isVisible: true });
  expect([stale.statusCode, stale.json()]).toMatchObject([
    409,
    { current: { id: 'News', version: version + 1, isVisible: false } },
  ]);
  await record('deskCategoryShow', { id: 'News', version: version + 1, isVisible: true });
  expect(await sitemap()).toEqual(listed);
});

test('a closure that an administrator adds is in the opening rules of both sites and closes the tours at once', async () => {
  const { rows, record } = await addTestStaff(museum, 'closer', ['administrator']);
  const day = '2026-11-25';
  expect(await museum.rows('docentSlots', { from: day, to: day })).not.toEqual([]);
  const source = { id: 'closed-2026-11-25', from: day, until: day, closed: true, text_zh: '检修' };
  await record('deskRecordSave', {
    ...{ kind: 'opening', id: source.id, form: 'opening', version: 0, draftVersion: 0 },
    ...{ source: { ...source, text_en: 'Repairs' }, isDraft: false },
  });
  expect(await museum.rows('docentSlots', { from: day, to: day })).toEqual([]);
  const [site] = await museum.rows('siteDetail', { siteCode: 'museum-en' });
  expect(site?.opening.at(-1)).toEqual({ from: day, until: day, text: 'Repairs' });
  const rule = (await rows('deskOpeningList', {})).at(-1);
  expect(rule).toMatchObject({ id: source.id, version: 1, isWithdrawn: false });
  await record('deskRecordWithdraw', {
    ...{ kind: 'opening', id: source.id, version: 1, isWithdrawn: true },
  });
  expect(await museum.rows('docentSlots', { from: day, to: day })).not.toEqual([]);
  expect((await rows('deskOpeningList', {})).at(-1)).toMatchObject({ isWithdrawn: true });
});
