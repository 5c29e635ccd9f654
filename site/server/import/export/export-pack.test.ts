import { and, eq } from 'drizzle-orm';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema';
import { createJpeg, fixtureToday } from '../../testing/fixture-pack';
import { createArticle as article } from '../../testing/pack-records';
import { readContent, readFiles } from '../../testing/read-content';
import { temporaryFolder } from '../../testing/temporary-folder';
import { openTestDatabase } from '../../testing/test-database';
import { useTestImporter } from '../../testing/test-importer';
import { importPacks } from '../import-packs';
import { exportPack } from './export-pack';

const importer = useTestImporter({ withMuseum: true });

const exportTo = (db: Database, dataDir: string) => {
  const folder = join(temporaryFolder('export'), 'pack');
  return exportPack(db, folder, { dataDir }).then(() => folder);
};

test('an export imported into an empty database gives every row and media file, and the same export', async () => {
  const image = { file: 'images/red.jpg', alt_zh: '异', alt_en: 'Other' };
  const content = '<p>图</p><img src="images/red.jpg" alt="异">';
  await importer.import({
    'images/red.jpg': await createJpeg('#00f'),
    'images/red-portrait.jpg': await createJpeg('#00e', 48, 64),
    'audio/tune.mp3': 'ID3 and some music',
    'categories.json': [{ id: 'Music', parent: null, name_zh: '音乐', name_en: 'Music' }],
    'audio/music.json': [{ id: 'tune', title_zh: '曲', title_en: 'Tune', file: 'audio/tune.mp3' }],
    'entries.json': [
      article('other-red', { images: [image], content_zh: content }),
      article('hidden', { withdrawn: true }),
      article('ends', { unpublished_at: '2027-01-01T00:00:00+08:00' }),
    ],
  });
  const first = await exportTo(importer.db, importer.dataDir);
  const target = await openTestDatabase();
  onTestFinished(target.close);
  const dataDir = temporaryFolder('imported');
  const later = new Date(fixtureToday.getTime() + 60_000);
  const [summary] = await importPacks(target.db, [first], { dataDir, clock: () => later });
  expect(summary).toMatchObject({ changed: 0, unchanged: 0 });
  // Two packs had different pictures of one name: the record with the second one was renamed.
  const isRenamed = and(
    eq(schema.contentRecords.kind, 'entry'),
    eq(schema.contentRecords.id, 'other-red'),
  );
  const [renamed] = await target.db.select().from(schema.contentRecords).where(isRenamed);
  const name = /images\/red\.[0-9a-f]{8}\.jpg/;
  expect(JSON.stringify(renamed?.source)).toMatch(name);
  const [before, after] = [await readContent(importer.db), await readContent(target.db)];
  const withoutRenamed = (rows: string[] = []) =>
    rows.filter((row) => (JSON.parse(row) as { id: string }).id !== 'other-red');
  expect(withoutRenamed(after.contentRecords)).toEqual(withoutRenamed(before.contentRecords));
  expect({ ...after, contentRecords: [] }).toEqual({ ...before, contentRecords: [] });
  for (const folder of ['media', 'media-notes', 'originals']) {
    expect(readFiles(join(dataDir, folder))).toEqual(readFiles(join(importer.dataDir, folder)));
  }
  const second = await exportTo(target.db, dataDir);
  expect(readFiles(second)).toEqual(readFiles(first));
}, 120_000);

test('importing an export into the same database changes nothing', async () => {
  await importer.import({ 'entries.json': [{ id: 'other-red', withdrawn: true }] });
  const folder = await exportTo(importer.db, importer.dataDir);
  const options = { dataDir: importer.dataDir, clock: () => fixtureToday };
  // The record whose picture the export has renamed is the only one that differs.
  expect(await importPacks(importer.db, [folder], options)).toMatchObject([
    { new: 0, changed: 1, withdrawn: 0 },
  ]);
  expect(await importPacks(importer.db, [folder], options)).toMatchObject([
    { new: 0, changed: 0, withdrawn: 0 },
  ]);
});

test('an export into a folder that is not empty is rejected in both languages', async () => {
  const folder = temporaryFolder('full');
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  await expect(exportPack(importer.db, folder, { dataDir: importer.dataDir })).rejects.toThrow(
    /不是空文件夹.*is not empty/,
  );
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('an export that fails leaves no folder behind', async () => {
  const parent = temporaryFolder('export');
  const dataDir = temporaryFolder('no-originals');
  await expect(exportPack(importer.db, join(parent, 'pack'), { dataDir })).rejects.toThrow(
    /original of .* is missing/,
  );
  expect(readdirSync(parent)).toEqual([]);
});

test('files are removed a day after the last record has stopped using them, and others never', async () => {
  const picture = { file: 'only.jpg', alt_zh: '独', alt_en: 'Only' };
  const files = { 'only.jpg': await createJpeg('#a1b2c3') };
  await importer.import({ ...files, 'entries.json': [article('lonely', { images: [picture] })] });
  const isLonely = and(
    eq(schema.contentRecords.kind, 'entry'),
    eq(schema.contentRecords.id, 'lonely'),
  );
  const [record] = await importer.db.select().from(schema.contentRecords).where(isLonely);
  const [use] = record?.files ?? [];
  const original = join(importer.dataDir, 'originals', use?.original ?? 'none');
  const at = (hours: number) => () => new Date(fixtureToday.getTime() + hours * 3_600_000);
  const others = () => readdirSync(join(importer.dataDir, 'originals')).length;
  await importer.import({ 'entries.json': [{ id: 'lonely', withdrawn: true }] }, at(1));
  await importer.import({ 'entries.json': [article('x1')] }, at(48));
  expect(existsSync(original)).toBe(true);
  const count = others();
  await importer.import({ 'entries.json': [article('lonely')] }, at(49));
  await importer.import({ 'entries.json': [article('x2')] }, at(60));
  expect(existsSync(original)).toBe(true);
  await importer.import({ 'entries.json': [article('x3')] }, at(74));
  expect(existsSync(original)).toBe(false);
  const served = readdirSync(join(importer.dataDir, 'media'));
  expect(served.filter((name) => name.startsWith(use?.served ?? 'none'))).toEqual([]);
  expect(others()).toBe(count - 1);
});

test('a record without a stored source stops the export with the remedy', async () => {
  await importer.db
    .update(schema.contentRecords)
    .set({ source: null })
    .where(eq(schema.contentRecords.id, 'ding'));
  const folder = join(temporaryFolder('export'), 'pack');
  await expect(exportPack(importer.db, folder, { dataDir: importer.dataDir })).rejects.toThrow(
    /1 records have no stored text: import their packs again first/,
  );
  expect(existsSync(folder)).toBe(false);
});
