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
  const { zh } = await record('deskRecordPreview', { ...key, form, source: changed });
  const page = await museum.app.inject({ method: 'GET', url: zh });
  expect([page.statusCode, page.body.includes('半坡遗址（新）')]).toEqual([200, true]);
});
