import { and, eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentRecords, contentRecordVersions, contentVersions, exhibits } from '../db/schema';
import { createJpeg, fixturePack } from '../testing/fixture-pack';
import { createArticle as article, object } from '../testing/pack-records';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const recordOf = async (id: string) => {
  const [row] = await importer.db
    .select()
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, 'entry'), eq(contentRecords.id, id)));
  return row;
};
const contentVersion = () => importer.db.select().from(contentVersions);

test('a record keeps its source in both languages, its files and its version', async () => {
  expect(await recordOf('newest')).toMatchObject({
    form: 'entry',
    version: 1,
    source: { title_zh: '标题 newest', title_en: 'Title newest', category: 'Notice' },
    files: [{ kind: 'image', file: 'images/red.jpg' }],
    parent: 'Notice',
    isShown: true,
    updatedBy: 'import',
  });
});

test('the originals of pictures are kept as they are in the pack', async () => {
  const [use] = (await recordOf('newest'))?.files ?? [];
  const original = readFileSync(join(importer.dataDir, 'originals', use?.original ?? ''));
  expect(original.equals(await createJpeg('#c00'))).toBe(true);
});

test('importing an unchanged pack changes neither records nor the content version', async () => {
  const before = [await contentVersion(), await recordOf('newest')];
  const [summary] = await importer.import(await fixturePack());
  expect([await contentVersion(), await recordOf('newest')]).toEqual(before);
  expect(summary).toMatchObject({ new: 0, changed: 0, withdrawn: 0 });
  expect(summary?.unchanged).toBeGreaterThan(30);
});

test('object that has no picture yet is imported without one', async () => {
  const sherd = { ...object, id: 'sherd', image: undefined, images: [] };
  await importer.import({ 'objects.json': { objects: [sherd] } });
  const [row] = await importer.db.select().from(exhibits).where(eq(exhibits.id, 'sherd'));
  expect(row).toMatchObject({ images: [], imageServices: [], colours: {}, licence: '' });
});

test('a changed record gets a new version and keeps the former source', async () => {
  await importer.import({ 'entries.json': [article('edited')] });
  const summaries = await importer.import({
    'entries.json': [article('edited', { summary_zh: '新摘要' }), article('added')],
  });
  expect(summaries).toMatchObject([{ new: 1, changed: 1, unchanged: 0, withdrawn: 0 }]);
  expect(await recordOf('edited')).toMatchObject({ version: 2, source: { summary_zh: '新摘要' } });
  const versions = await importer.db
    .select()
    .from(contentRecordVersions)
    .where(eq(contentRecordVersions.id, 'edited'));
  expect(versions.map(({ version, source }) => [version, source?.summary_zh])).toEqual([
    [1, undefined],
  ]);
});

test('a record whose picture has other bytes under the same name is changed', async () => {
  const image = { file: 'a.jpg', alt_zh: '甲', alt_en: 'A' };
  const entries = [article('pictured', { images: [image] })];
  await importer.import({ 'a.jpg': await createJpeg('#123'), 'entries.json': entries });
  const before = await recordOf('pictured');
  const summaries = await importer.import({
    'a.jpg': await createJpeg('#321'),
    'entries.json': entries,
  });
  expect(summaries).toMatchObject([{ new: 0, changed: 1 }]);
  expect((await recordOf('pictured'))?.hash).not.toBe(before?.hash);
});

test('a picture that an object shows is not cropped in other records either, in any order of import', async () => {
  const image = { file: 'vase.jpg', alt_zh: '瓶', alt_en: 'Vase' };
  const picture = { 'vase.jpg': await createJpeg('#0cc') };
  const vase = {
    ...{ id: 'vase', category: 'jade', title_zh: '瓶', period: 'shang', holder_zh: '馆', image },
  };
  await importer.import({ ...picture, 'objects.json': [vase] });
  await importer.import({
    ...picture,
    'entries.json': [article('about-vase', { images: [image] })],
  });
  expect((await recordOf('about-vase'))?.files).toMatchObject([{ whole: true }]);
});
