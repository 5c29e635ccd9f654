import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dictionaryValues, exhibits } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const value = (dictCode: string, dictValue: string, label: string, mapPlace?: string) => ({
  ...{ siteId: '2', id: `${dictCode}/${dictValue}`, dictCode, dictValue, label, position: 90 },
  ...(mapPlace !== undefined && { mapPlace }),
});

const placed = (id: string, places: { findSpot?: string; kiln?: string }) =>
  museum.db
    .update(exhibits)
    .set(places)
    .where(and(eq(exhibits.siteId, '2'), eq(exhibits.id, id)));

// On the English site the ding and the cong come from Hukou, the bowl from the Ru kilns, which no dictionary has.
beforeAll(async () => {
  await museum.db
    .insert(dictionaryValues)
    .values([value('findSpot', 'hukou', 'Hukou', '62% 31%'), value('kiln', 'local', 'Our kiln')]);
  await placed('ding', { findSpot: 'hukou' });
  await placed('cong', { findSpot: 'hukou', kiln: 'local' });
  await placed('bowl', { kiln: 'ru' });
});

test.each([
  [{ findSpot: 'hukou' }, ['ding', 'cong']],
  [{ findSpot: 'hukou', kiln: 'local' }, ['cong']],
  [{ kiln: 'ru' }, ['bowl']],
  [{ findSpot: 'nowhere' }, []],
])('exhibitPage filters by the places %j', async (filter, expected) => {
  const { total, records } = await museum.page('exhibitPage', { siteId: '2', ...filter });
  expect(records.map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('exhibitFacets has find-spots with their positions, and kilns with names of the dictionary or known ones', async () => {
  const facets = await museum.rows('exhibitFacets', { siteId: '2' });
  const valuesOf = (name: string) => facets.find((facet) => facet.name === name)?.values;
  expect(valuesOf('findSpot')).toEqual([
    { value: 'hukou', label: 'Hukou', count: 2, mapPlace: '62% 31%' },
  ]);
  expect(valuesOf('kiln')).toEqual([
    { value: 'local', label: 'Our kiln', count: 1 },
    { value: 'ru', label: 'Ru kilns', count: 1 },
  ]);
});

test('exhibitDetail names find-spot and kiln where they are known', async () => {
  const detail = async (id: string) => {
    const [object] = await museum.rows('exhibitDetail', { siteId: '2', id });
    return { findSpot: object?.findSpot, kiln: object?.kiln };
  };
  expect(await detail('cong')).toEqual({
    findSpot: { value: 'hukou', label: 'Hukou' },
    kiln: { value: 'local', label: 'Our kiln' },
  });
  expect(await detail('ding')).toMatchObject({ kiln: undefined });
  expect(await detail('bowl')).toEqual({
    findSpot: undefined,
    kiln: { value: 'ru', label: 'Ru kilns' },
  });
});

test('dictList of find-spots has their positions on the map', async () => {
  expect(await museum.rows('dictList', { siteId: '2', dictCode: 'findSpot' })).toEqual([
    { dictCode: 'findSpot', dictValue: 'hukou', label: 'Hukou', mapPlace: '62% 31%' },
  ]);
});

test('the IIIF manifest of an object names its places', async () => {
  const response = await museum.app.inject('/iiif/object/cong/manifest.json');
  const { metadata } = response.json<{ metadata: { label: { en: string[] }; value: object }[] }>();
  const valueOf = (label: string) => metadata.find((fact) => fact.label.en[0] === label)?.value;
  expect(valueOf('Find-spot')).toMatchObject({ en: ['Hukou'] });
  expect(valueOf('Kiln')).toMatchObject({ en: ['Our kiln'] });
});
