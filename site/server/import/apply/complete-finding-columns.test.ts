import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exhibits } from '../../db/schema';
import { object, objects } from '../../testing/pack-records';
import { useTestImporter } from '../../testing/test-importer';
import { completeFindingColumns } from './complete-finding-columns';

const importer = useTestImporter({ withMuseum: true });

const { siteId, id, kiln, techniques, yearFrom, yearTo, licence, colours, sortTitle } = exhibits;
const read = () =>
  importer.db
    .select({ siteId, id, kiln, techniques, yearFrom, yearTo, licence, colours, sortTitle })
    .from(exhibits)
    .orderBy(asc(siteId), asc(id));

test('import fills the columns by which objects are found, in both languages', async () => {
  const rows = await read();
  expect(rows.find((row) => row.siteId === '2' && row.id === 'ding')).toMatchObject({
    ...{ techniques: [], yearFrom: -1200, yearTo: -1101, colours: { red: 1 } },
    sortTitle: 'object ding',
  });
  expect(rows.find((row) => row.siteId === '1' && row.id === 'ding')?.sortTitle).toBe(
    'qi wu 器物 ding',
  );
});

test('objects that were imported before these columns existed get the same values', async () => {
  await importer.import(await objects({ ...object, title_zh: '汝窑罐', title_en: 'Pot' }));
  const imported = await read();
  expect(imported.filter((row) => row.id === 'pot').map((row) => row.kiln)).toEqual(['ru', 'ru']);
  const empty = {
    kiln: '',
    techniques: [],
    yearFrom: null,
    yearTo: null,
    licence: '',
    colours: {},
  };
  await importer.db.update(exhibits).set({ ...empty, sortTitle: '' });
  expect(await read()).not.toEqual(imported);
  await completeFindingColumns(importer.db);
  expect(await read()).toEqual(imported);
});
