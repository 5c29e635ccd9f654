import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { importPacks } from '../../import/import-packs';
import { createJpeg, fixtureToday, writePackFiles } from '../../testing/fixture-pack';
import { writeSiteBuild } from '../../testing/site-build';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const category = (id: string, parent: string | null) => ({ id, parent, name_zh: id, name_en: id });
const site = {
  id: 'banpo',
  title_zh: '半坡遗址',
  title_en: 'Banpo Site',
  file: 'images/sites/banpo.jpg',
};

beforeAll(async () => {
  writeSiteBuild(museum.folder);
  const pack = writePackFiles(join(museum.folder, 'sites'), {
    'categories.json': [category('DigitalMuseum', null), category('FeaturesExh', 'DigitalMuseum')],
    'images/sites/sites.json': { sites: [{ ...site, description_zh: '新石器时代的村落' }] },
    'images/sites/banpo.jpg': await createJpeg('#852'),
  });
  await importPacks(museum.db, [pack], { dataDir: museum.folder, clock: () => fixtureToday });
}, 60_000);

test('preview of an entry whose form names no category is its page in the category of the form', async () => {
  const { record } = await addTestStaff(museum, 'zhou', ['editor']);
  const key = { kind: 'entry' as const, id: site.id };
  const { form, source, path } = await record('deskRecord', key);
  expect(path).toBe('/DigitalMuseum/FeaturesExh/banpo');
  const changed = { ...source, title_zh: '半坡遗址（新）' };
  const { pages } = await record('deskRecordPreview', { ...key, form, source: changed });
  const page = await museum.app.inject({ method: 'GET', url: pages?.zh ?? '' });
  expect([page.statusCode, page.body.includes('半坡遗址（新）')]).toEqual([200, true]);
});

/** Starts the preview of the entry of the test, after a change of its category. */
async function previewInCategory(userName: string, change: object) {
  const { record } = await addTestStaff(museum, userName, ['editor']);
  const own = await record('deskRecord', { kind: 'category', id: 'FeaturesExh' });
  const { version, draftVersion, form: ofCategory } = own;
  await record('deskRecordSave', {
    ...{ kind: 'category', id: 'FeaturesExh', form: ofCategory, version, draftVersion },
    source: { ...category('FeaturesExh', 'DigitalMuseum'), ...change },
    isDraft: false,
  });
  const key = { kind: 'entry' as const, id: site.id };
  const { form, source } = await record('deskRecord', key);
  const preview = await record('deskRecordPreview', { ...key, form, source });
  return { record, preview };
}

test('preview of an entry in a hidden category is its page as if the category were shown', async () => {
  const { preview } = await previewInCategory('he', { visible: false });
  expect(preview).toMatchObject({ place: 'page', category: 'hidden' });
  const { zh, en } = preview.pages ?? { zh: '', en: '' };
  for (const [url, title] of [
    [zh, '半坡遗址'],
    [en, 'Banpo Site'],
  ] as const) {
    const page = await museum.app.inject({ method: 'GET', url });
    expect([page.statusCode, page.body.includes(title)]).toEqual([200, true]);
  }
  const path = '/p/zh/DigitalMuseum/FeaturesExh/banpo';
  expect((await museum.app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
});

test('preview of an entry in a withdrawn category is not offered, until the category is shown again', async () => {
  const { preview, record } = await previewInCategory('lin', {});
  expect(preview).toMatchObject({ place: 'page', category: 'shown' });
  const key = { kind: 'category' as const, id: 'FeaturesExh' };
  const { version } = await record('deskRecord', key);
  await record('deskRecordWithdraw', { ...key, version, isWithdrawn: true });
  const entry = { kind: 'entry' as const, id: site.id };
  const { form, source } = await record('deskRecord', entry);
  const withdrawn = await record('deskRecordPreview', { ...entry, form, source });
  expect(withdrawn).toEqual({ place: 'page', category: 'withdrawn' });
});
