import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { categories, searchDocuments, searchIndexes } from '../../db/schema';
import { fixturePack } from '../../testing/fixture-pack';
import { useTestImporter } from '../../testing/test-importer';
import { buildMissingSearchIndex } from './rebuild-search';

const importer = useTestImporter({ withMuseum: true });

const rows = () =>
  importer.db
    .select()
    .from(searchDocuments)
    .orderBy(searchDocuments.siteId, searchDocuments.kind, searchDocuments.id);
const idsOf = async (siteId: string) =>
  (await rows()).filter((row) => row.siteId === siteId).map(({ kind, id }) => `${kind}/${id}`);
const digests = async () =>
  (await importer.db.select().from(searchIndexes)).map(({ siteId, digest }) => ({
    siteId,
    digest,
  }));

test('every visible or scheduled record has a search document on the sites that show it', async () => {
  const chinese = await idsOf('1');
  expect(chinese).toEqual(
    expect.arrayContaining(['article/newest', 'article/future', 'exhibition/base', 'object/ding']),
  );
  expect(chinese).toContain('article/only-chinese');
  expect(await idsOf('2')).not.toContain('article/only-chinese');
});

test('a record in a hidden category has no search document', async () => {
  for (const siteId of ['1', '2']) {
    expect(await idsOf(siteId)).not.toContain('article/in-hidden');
  }
});

test('the search document of an activity expires at the end of its last occurrence', async () => {
  const found = (await rows()).filter(({ siteId, kind }) => siteId === '1' && kind === 'activity');
  const shownUntil = Object.fromEntries(found.map((row) => [row.id, row.shownUntil]));
  expect(shownUntil).toMatchObject({
    talk: new Date('2026-11-28T16:00:00+08:00'),
    saturdays: null,
  });
  const facts = found.find(({ id }) => id === 'saturdays')?.facts;
  expect(facts).toContain('亲子 · 每周六');
});

test('a search document has the facts of its record in the language of its site', async () => {
  const [row] = await importer.db
    .select()
    .from(searchDocuments)
    .where(and(eq(searchDocuments.siteId, '2'), eq(searchDocuments.id, 'ding')));
  expect(row).toMatchObject({
    area: 'ExcellentCollection',
    period: 'shang',
    body: expect.stringContaining('Description') as string,
  });
  expect(row?.facts).toContain('Shang · Bronze · 12th century BCE · Bronze · T.ding · Test museum');
  expect(row?.factsKey).toContain('器物');
  expect(row?.bodyKey).toContain(' descript ');
});

test('importing the same pack again gives the same search documents and digest', async () => {
  const before = [await rows(), await digests()];
  await importer.import(await fixturePack());
  expect([await rows(), await digests()]).toEqual(before);
});

test('a rejected pack leaves the search index unchanged', async () => {
  const before = [await rows(), await digests()];
  await importer.importErrors({ 'entries.json': [{ id: 'broken' }] });
  expect([await rows(), await digests()]).toEqual(before);
});

test('hiding a category removes its records and subcategories from the index and changes the digest', async () => {
  const before = await digests();
  const hidden = { id: 'News', parent: null, name_zh: '资讯', name_en: 'News', visible: false };
  await importer.import({ 'categories.json': [hidden] });
  expect((await idsOf('1')).filter((name) => name.startsWith('article/'))).toEqual([]);
  expect(await digests()).not.toEqual(before);
});

test('a missing search index is built once', async () => {
  const before = await rows();
  await importer.db.delete(searchDocuments);
  await importer.db.delete(searchIndexes);
  await buildMissingSearchIndex(importer.db);
  expect(await rows()).toEqual(before);
  await importer.db.delete(categories).where(eq(categories.id, 'Notice'));
  await buildMissingSearchIndex(importer.db);
  expect(await rows()).toEqual(before);
});

test('a search index of an older version is rebuilt', async () => {
  await importer.db.delete(searchDocuments).where(eq(searchDocuments.kind, 'activity'));
  await importer.db.update(searchIndexes).set({ digest: 'made before there were activities' });
  await buildMissingSearchIndex(importer.db);
  expect(await idsOf('1')).toContain('activity/talk');
});
