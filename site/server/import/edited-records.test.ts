import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sites } from '../../contract/shared/sites';
import { omit } from '../db/omit';
import { contentRecords, tags } from '../db/schema';
import { fixtureToday, writePackFiles, type PackFiles } from '../testing/fixture-pack';
import { temporaryFolder } from '../testing/temporary-folder';
import { useTestImporter } from '../testing/test-importer';
import { applyRecords } from './apply/apply-records';
import { readKnownRecords } from './checks/known-records';
import { importPacks } from './import-packs';
import { openMediaStore } from './media/media-store';
import { parseRecord } from './parse-record';
import { prepareRecords } from './prepare/prepare-pack';
import { createEmptyPack } from './records/drafts';
import { tag } from './kinds/tag';

const importer = useTestImporter({ withMuseum: true });

/** Changes a tag as the desk does: by itself, under the name of a member of the staff. */
async function editTag(id: string, name: string): Promise<void> {
  const store = openMediaStore(importer.dataDir);
  const pack = createEmptyPack('');
  parseRecord(tag, { id, name_zh: name }, { file: '', record: id }, pack, []);
  const known = await readKnownRecords(importer.db);
  const options = { store, now: fixtureToday, onProgress: () => undefined, replacesEdited: true };
  const resolve = () => ({ reason: 'no files' });
  const prepared = await prepareRecords(importer.db, pack, resolve, known, [], options);
  const changed = prepared.changedRecords.map((record) => omit(record, ['importedHash']));
  const media = { picture: none, tiles: none, frame: none, fileUrl: none };
  const batch = { order: [], changed, projections: [{ pack, media }], withdrawn: [] };
  await importer.db.transaction((transaction) =>
    applyRecords(transaction, batch, { now: fixtureToday, updatedBy: 'he', store }),
  );
}

function none(): never {
  throw new Error('A tag has no files.');
}

const nameOf = async (id: string) => {
  const rows = await importer.db.select().from(tags).where(eq(tags.id, id));
  return rows.find(({ siteId }) => siteId === sites.zh.id)?.name;
};
const pack = (name_zh: string): PackFiles => ({ 'tags.json': [{ id: 'craft', name_zh }] });

test('a pack leaves what the desk has changed since, unless the pack has changed it as well', async () => {
  await importer.import(pack('工艺'));
  await editTag('craft', '手工艺');
  expect(await importer.import(pack('工艺'))).toMatchObject([
    { new: 0, changed: 0, unchanged: 1, keptEdited: [] },
  ]);
  expect(await nameOf('craft')).toBe('手工艺');
  expect(await importer.import(pack('匠艺'))).toMatchObject([
    { changed: 0, keptEdited: ['tag craft'] },
  ]);
  expect(await nameOf('craft')).toBe('手工艺');
});

test('the option replaces the desk’s version by the changed one of the pack', async () => {
  await importer.import(pack('工艺'));
  await editTag('craft', '手工艺');
  const folder = writePackFiles(temporaryFolder('pack'), pack('匠艺之二'));
  const options = { dataDir: importer.dataDir, clock: () => fixtureToday, replacesEdited: true };
  expect(await importPacks(importer.db, [folder], options)).toMatchObject([
    { changed: 1, keptEdited: [] },
  ]);
  expect(await nameOf('craft')).toBe('匠艺之二');
  const [row] = await importer.db
    .select()
    .from(contentRecords)
    .where(eq(contentRecords.id, 'craft'));
  expect(row).toMatchObject({ isEdited: false, updatedBy: 'import' });
});

test('an entry without a date of its own is no conflict when only the desk has dated it', async () => {
  const catalogue = {
    'audio/tune.mp3': 'ID3 and some music',
    'categories.json': [{ id: 'Music', parent: null, name_zh: '音乐' }],
    'audio/music.json': [{ id: 'undated-tune', title_zh: '曲', file: 'audio/tune.mp3' }],
  };
  await importer.import(catalogue);
  const isTune = eq(contentRecords.id, 'undated-tune');
  const publishedAt = new Date('2026-12-01T00:00:00+08:00');
  await importer.db
    .update(contentRecords)
    .set({ publishedAt, isEdited: true, hash: 'edited' })
    .where(isTune);
  expect(await importer.import(catalogue)).toMatchObject([{ changed: 0, keptEdited: [] }]);
  const [row] = await importer.db.select().from(contentRecords).where(isTune);
  expect(row?.publishedAt).toEqual(publishedAt);
});
