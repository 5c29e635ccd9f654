import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { renewContentVersion } from '../../db/content-version';
import { exhibitionObjects, exhibitions, exhibits } from '../../db/schema';
import { rebuildSearchIndex } from '../../search/build/rebuild-search';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const object = (id: string, values: Partial<typeof exhibits.$inferInsert>) =>
  museum.db
    .update(exhibits)
    .set(values)
    .where(and(eq(exhibits.siteId, '2'), eq(exhibits.id, id)));

// The English site has the ding and the cong of Shang and the bowl of Ming; ding and cong are in “base”.
beforeAll(async () => {
  await object('ding', {
    techniques: ['casting', 'inlay'],
    colours: { green: 0.6, black: 0.2 },
    licence: 'CC0 1.0',
  });
  await object('cong', {
    techniques: ['grinding', 'inlay'],
    colours: { green: 0.3 },
    yearFrom: -3300,
    yearTo: -2300,
    images: [],
    licence: '',
  });
  await object('bowl', {
    yearFrom: null,
    yearTo: null,
    licence: 'CC0 1.0',
    accessionNumber: 'T.new',
  });
  await museum.db
    .update(exhibitions)
    .set({ rooms: ['L1-bronze-hall'] })
    .where(eq(exhibitions.id, 'base'));
  await museum.db
    .update(exhibitionObjects)
    .set({ room: 'L2-jade-hall' })
    .where(
      and(eq(exhibitionObjects.exhibitionId, 'base'), eq(exhibitionObjects.exhibitId, 'cong')),
    );
});

async function found(input: object): Promise<string[]> {
  const { total, records } = await museum.page('exhibitPage', { siteId: '2', ...input });
  expect(total).toBe(records.length);
  return records.map(({ id }) => id);
}

const facets = (input: object) => museum.rows('exhibitFacets', { siteId: '2', ...input });

async function facet(name: string, input: object) {
  const { total, values } = (await facets(input)).find((one) => one.name === name) ?? {};
  return { total, values: values?.map(({ value, label, count }) => [value, label, count]) };
}

test.each([
  ['technique', { technique: 'inlay' }, ['ding', 'cong']],
  ['a technique that none has', { technique: 'rubbing' }, []],
  ['room', { hall: 'L2-jade-hall' }, ['cong']],
  ['what is on view', { onView: 'yes' }, ['ding', 'cong']],
  ['what has a picture', { picture: 'yes' }, ['ding', 'bowl']],
  ['licence', { licence: 'CC0 1.0' }, ['ding', 'bowl']],
  ['years that end in one of the object’s', { from: -5000, to: -3000 }, ['cong']],
  ['years that begin in the object’s', { from: -1150 }, ['ding']],
  ['years between objects', { from: -2000, to: -1500 }, []],
  ['two of these', { technique: 'inlay', picture: 'yes' }, ['ding']],
])('exhibitPage filters by %s', async (_, filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test('objects of a colour have the most of it first', async () => {
  expect(await found({ colour: 'green' })).toEqual(['ding', 'cong']);
  await object('cong', { colours: { green: 0.9 } });
  expect(await found({ colour: 'green' })).toEqual(['cong', 'ding']);
});

test.each([
  ['oldest', ['cong', 'ding', 'bowl']],
  ['newest', ['ding', 'cong', 'bowl']],
  ['title', ['bowl', 'cong', 'ding']],
  ['number', ['cong', 'ding', 'bowl']],
  ['', ['ding', 'cong', 'bowl']],
])('exhibitPage sorts by “%s”, undated objects last', async (sort, expected) => {
  expect(await found({ sort })).toEqual(expected);
});

test('an unknown order, a fraction as year and a wrong yes are each a 400 that names the field', async () => {
  for (const [name, value] of [
    ['sort', 'price'],
    ['from', '12.5'],
    ['to', '10000'],
    ['onView', 'no'],
  ] as const) {
    const response = await museum.send('exhibitPage', { siteId: '2', [name]: value });
    expect(response.statusCode, name).toBe(400);
    expect(response.json<{ msg: string }>().msg).toContain(name);
  }
});

test('exhibitFacets has each filter with its values, their labels and numbers of objects', async () => {
  expect(await facet('period', {})).toEqual({
    total: 3,
    values: [
      ['shang', 'Shang', 2],
      ['ming', 'Ming', 1],
    ],
  });
  expect(await facet('technique', {})).toEqual({
    total: 3,
    values: [
      ['casting', 'Casting', 1],
      ['inlay', 'Inlay', 2],
      ['grinding', 'Grinding and drilling', 1],
    ],
  });
  expect((await facet('hall', {})).values).toEqual([
    ['L1-bronze-hall', 'Bronze Hall', 1],
    ['L2-jade-hall', 'Jade Hall', 1],
  ]);
  expect((await facet('onView', {})).values).toEqual([['yes', '', 2]]);
  expect((await facet('colour', {})).values).toContainEqual(['green', 'Verdigris', 2]);
});

test('periods have their years on both sites, where their Chinese name has any', async () => {
  const period = (await facets({})).find(({ name }) => name === 'period');
  expect(period?.values.map(({ years }) => years)).toEqual([
    { from: -1600, to: -1046 },
    { from: 1368, to: 1644 },
  ]);
});

test('a facet counts what the other filters leave, its own total counts without it', async () => {
  expect(await facet('period', { period: 'ming', picture: 'yes' })).toEqual({
    total: 2,
    values: [
      ['shang', 'Shang', 1],
      ['ming', 'Ming', 1],
    ],
  });
});

test('without results, exhibitFacets tells what each filter alone excludes', async () => {
  const filter = { period: 'ming', technique: 'inlay', keyword: 'object', from: -4000 };
  expect(await found(filter)).toEqual([]);
  const totals = Object.fromEntries((await facets(filter)).map(({ name, total }) => [name, total]));
  expect(totals).toMatchObject({ period: 2, technique: 0, years: 0, keyword: 0 });
  expect(await facet('keyword', { keyword: 'no such object', period: 'ming' })).toEqual({
    total: 1,
    values: [],
  });
});

test('a chosen value stays in its facet with no objects', async () => {
  const { values } = await facet('technique', { technique: 'rubbing' });
  expect(values).toContainEqual(['rubbing', 'Ink rubbing', 0]);
});

test.each(['period', 'material', 'kiln', 'technique', 'hall', 'licence', 'colour'])(
  'a chosen %s that the site does not know is no value of its facet',
  async (name) => {
    const { values } = await facet(name, { [name]: 'bogus' });
    expect(values?.map(([value]) => value)).not.toContain('bogus');
  },
);

test('a chosen licence that other filters exclude stays in its facet', async () => {
  const { values } = await facet('licence', { licence: 'CC0 1.0', material: 'stone' });
  expect(values).toContainEqual(['CC0 1.0', 'CC0 1.0', 0]);
});

test.each([{}, { keyword: 'object c' }, { period: 'shang', from: -3000, to: 2000 }])(
  'every number of exhibitFacets for %o is the total of exhibitPage with that value',
  async (filter) => {
    for (const { name, total, values } of await facets(filter)) {
      const own = name === 'years' ? ['from', 'to'] : [name];
      const others = Object.fromEntries(
        Object.entries(filter).filter(([key]) => !own.includes(key)),
      );
      expect(await found(others), name).toHaveLength(total);
      for (const { value, count } of values)
        expect(await found({ ...others, [name]: value }), `${name} ${value}`).toHaveLength(count);
    }
  },
);

test('exhibitFacets of a keyword counts an object that the search has found since', async () => {
  const total = async () => (await facet('period', { keyword: 'renamed' })).total;
  expect(await total()).toBe(0);
  await object('bowl', { title: 'Renamed bowl' });
  await museum.db.transaction(rebuildSearchIndex);
  expect(await total()).toBe(1);
});

test('exhibitFacets counts an object whose change was just published', async () => {
  await object('bowl', { material: 'bronze' });
  await renewContentVersion(museum.db);
  expect((await facet('material', {})).values).toEqual([
    ['bronze', 'Bronze', 2],
    ['jade', 'Jade', 1],
  ]);
});

test('exhibitPage with ids lists only these objects, and a comma in an id is no separator', async () => {
  const list = async (ids: string) => {
    const { records } = await museum.page('exhibitPage', { siteId: '2', ids });
    return records.map(({ id }) => id).toSorted();
  };
  expect(await list('cong,ding,nothing')).toEqual(['cong', 'ding']);
  expect(await list('cong%2Cding')).toEqual([]);
  const ids = Array.from({ length: 101 }, (_, index) => `o${index}`).join();
  expect((await museum.send('exhibitPage', { siteId: '2', ids })).statusCode).toBe(400);
});
