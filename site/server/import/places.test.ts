import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dictionaryValues, exhibits, searchDocuments } from '../db/schema';
import { object, objects } from '../testing/pack-records';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const hukou = {
  ...{ id: 'findSpot/hukou', dictCode: 'findSpot', dictValue: 'hukou' },
  ...{ label_zh: '湖口', label_en: 'Hukou', mapPlace: '62% 31%' },
};
const dictionary = (...values: object[]) => ({ 'dictionaries.json': values });

const rowsOf = (id: string) =>
  importer.db
    .select({ findSpot: exhibits.findSpot, kiln: exhibits.kiln })
    .from(exhibits)
    .where(eq(exhibits.id, id))
    .orderBy(asc(exhibits.siteId));

test('find-spot of an object and its position on the map are stored', async () => {
  await importer.import({
    ...(await objects({ ...object, title_en: 'Pot', find_spot: 'hukou' })),
    ...dictionary(hukou),
  });
  expect(await rowsOf('pot')).toEqual([
    { findSpot: 'hukou', kiln: '' },
    { findSpot: 'hukou', kiln: '' },
  ]);
  const { siteId, label, mapPlace } = dictionaryValues;
  const values = await importer.db
    .select({ siteId, label, mapPlace })
    .from(dictionaryValues)
    .where(eq(dictionaryValues.id, 'findSpot/hukou'))
    .orderBy(asc(siteId));
  expect(values).toEqual([
    { siteId: '1', label: '湖口', mapPlace: '62% 31%' },
    { siteId: '2', label: 'Hukou', mapPlace: '62% 31%' },
  ]);
});

test('renamed find-spot is found by its new name', async () => {
  await importer.import({
    ...(await objects({ ...object, find_spot: 'hukou' })),
    ...dictionary({ ...hukou, label_zh: '湖口镇' }),
  });
  const [document] = await importer.db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.id, 'pot'));
  expect(JSON.stringify(document)).toContain('湖口镇');
});

test('kiln is read from the texts of an object in any language, a named one takes precedence', async () => {
  const own = { id: 'kiln/own', dictCode: 'kiln', dictValue: 'own', label_zh: '本地窑' };
  await importer.import({
    ...(await objects(
      { ...object, id: 'ru', title_zh: '汝窑天青釉洗' },
      { ...object, id: 'blue', title_en: 'Jar', medium_en: 'Porcelain (Jingdezhen ware)' },
      { ...object, id: 'named', title_zh: '龙泉窑瓶', kiln: 'own' },
    )),
    ...dictionary(own),
  });
  expect(await rowsOf('ru')).toEqual([{ findSpot: '', kiln: 'ru' }]);
  expect((await rowsOf('blue')).map(({ kiln }) => kiln)).toEqual(['jingdezhen', 'jingdezhen']);
  expect(await rowsOf('named')).toEqual([{ findSpot: '', kiln: 'own' }]);
});

test.each([
  [
    { ...object, find_spot: 'nowhere' },
    'objects.json pot find_spot: findSpot/nowhere is not a known dictionary value',
  ],
  [{ ...object, kiln: 'none' }, 'objects.json pot kiln: kiln/none is not a known dictionary value'],
])('unknown place of an object is reported: %j', async (record, expected) => {
  expect(await importer.importErrors(await objects(record))).toEqual([expected]);
});

test.each(['62 31', '120% 3%', '6.5% 3%'])(
  'position %s of a place is reported',
  async (mapPlace) => {
    const errors = await importer.importErrors(dictionary({ ...hukou, mapPlace }));
    expect(errors).toEqual([
      'dictionaries.json findSpot/hukou mapPlace: must be a position on the map in per cent of its width and height, such as 22% 66%',
    ]);
  },
);
