import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contentRecords, exhibits } from '../db/schema';
import { fixturePack, fixtureToday, writePackFiles, type PackFiles } from '../testing/fixture-pack';
import { createArticle, exhibition, object, withPicture } from '../testing/pack-records';
import { temporaryFolder } from '../testing/temporary-folder';
import { useTestImporter, type TestImporter } from '../testing/test-importer';
import { importPacks } from './import-packs';
import { formatImportError, PackValidationError } from './records/import-errors';

const whole = useTestImporter({ withMuseum: false });
const inParts = useTestImporter({ withMuseum: false });

/** Imports a pack of which each file is a part of its own. */
function importInParts({ db, dataDir }: TestImporter, files: PackFiles) {
  const folder = writePackFiles(temporaryFolder('large-pack'), files);
  return importPacks(db, [folder], { dataDir, clock: () => fixtureToday, maxPartBytes: 1 });
}

async function errorsInParts(files: PackFiles): Promise<string[]> {
  try {
    await importInParts(inParts, files);
  } catch (error) {
    if (error instanceof PackValidationError) return error.errors.map(formatImportError);
    throw error;
  }
  throw new Error('The pack was imported without errors.');
}

async function readComparable({ readAllRows }: TestImporter) {
  const rows = await readAllRows();
  const random = { searchIndexes: [] };
  return { ...rows, ...random };
}

test('a pack that is imported part by part gives the same rows and counts as one that is imported whole', async () => {
  const pack = await fixturePack();
  const [expected] = await whole.import(pack);
  const [summary] = await importInParts(inParts, pack);
  expect({ ...summary, folder: '' }).toEqual({ ...expected, folder: '' });
  expect(await readComparable(inParts)).toEqual(await readComparable(whole));
});

test('a pack that is imported part by part again changes nothing', async () => {
  const before = await inParts.readAllRows();
  const [summary] = await importInParts(inParts, await fixturePack());
  expect(summary).toMatchObject({ new: 0, changed: 0 });
  expect(await inParts.readAllRows()).toEqual(before);
});

const objectsInTwoFiles = (more: PackFiles = {}) =>
  withPicture({
    'objects/first.json': [{ ...object, id: 'large-1' }],
    'objects/second.json': [{ ...object, id: 'large-2' }],
    ...more,
  });

test('an exhibition may show the objects of every part of its pack', async () => {
  const files = {
    'exhibitions.json': [
      { ...exhibition, id: 'large-show', objects: [{ id: 'large-1' }, { id: 'large-2' }] },
    ],
  };
  const [summary] = await importInParts(inParts, await objectsInTwoFiles(files));
  expect(summary).toMatchObject({ new: 3, changed: 0 });
});

test('the order of objects is that of the files also where parts exchange them', async () => {
  await importInParts(
    inParts,
    await withPicture({
      'objects/first.json': [{ ...object, id: 'large-2' }],
      'objects/second.json': [{ ...object, id: 'large-1' }],
    }),
  );
  const rows = await inParts.db
    .select({ id: contentRecords.id })
    .from(contentRecords)
    .where(eq(contentRecords.kind, 'exhibit'))
    .orderBy(asc(contentRecords.position));
  const ids = rows.map(({ id }) => id).filter((id) => id.startsWith('large-'));
  expect(ids).toEqual(['large-2', 'large-1']);
});

test('the errors of all parts are reported together, and nothing is written', async () => {
  const before = await inParts.readAllRows();
  const errors = await errorsInParts(
    await withPicture({
      'objects/first.json': [
        { ...object, id: 'twice' },
        { ...object, id: 'new-object' },
      ],
      'objects/second.json': [{ ...object, id: 'twice' }],
      'entries.json': [createArticle('large-article', { category: 'Nowhere' })],
    }),
  );
  expect(errors).toEqual([
    'objects/second.json twice id: is there twice, first in objects/first.json',
    'entries.json large-article category: Nowhere is not a known category',
  ]);
  expect(await inParts.readAllRows()).toEqual(before);
  expect(await inParts.db.$count(exhibits, eq(exhibits.id, 'new-object'))).toBe(0);
});
