import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { favourites } from '../../db/schema';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
const thing = (categoryCode: string, contentId: string) => ({ categoryCode, contentId });
const ding = thing('ExcellentCollection', 'ding');

test('favouriteClick toggles a favourite and favouriteState returns it', async () => {
  const { accessToken } = await addTestMember(museum, 'clicking');
  const state = () => museum.record('favouriteState', ding, accessToken);
  expect(await state()).toEqual({ isFav: false });
  expect(await museum.record('favouriteClick', ding, accessToken)).toEqual({ isFav: true });
  expect(await state()).toEqual({ isFav: true });
  expect(await museum.record('favouriteClick', ding, accessToken)).toEqual({ isFav: false });
  expect(await state()).toEqual({ isFav: false });
});

test('favourites are per member and shared by both sites', async () => {
  const [one, other] = [await addTestMember(museum, 'one'), await addTestMember(museum, 'other')];
  await museum.record('favouriteClick', { ...ding, siteId: '1' }, one.accessToken);
  const english = { ...ding, siteId: '2' };
  expect(await museum.record('favouriteState', english, one.accessToken)).toEqual({ isFav: true });
  expect(await museum.record('favouriteState', ding, other.accessToken)).toEqual({ isFav: false });
});

test.each([
  ['an entry of the category', thing('Notice', 'newest')],
  ['an entry of a category below', thing('News', 'newest')],
  ['an entry that the other site alone shows', thing('Notice', 'only-chinese')],
  ['an exhibition under its list', thing('BaseExhibition', 'base')],
  ['an exhibition under all exhibitions', thing('Exhibition', 'closing-today')],
  ['an object', ding],
])('%s can be a favourite', async (_name, input) => {
  const { accessToken } = await addTestMember(
    museum,
    `likes-${input.contentId}-${input.categoryCode}`,
  );
  expect(await museum.record('favouriteClick', { ...input, siteId: '2' }, accessToken)).toEqual({
    isFav: true,
  });
});

test('favourite is the same record in each category that lists it', async () => {
  const { accessToken } = await addTestMember(museum, 'same-thing');
  await museum.record('favouriteClick', thing('News', 'newest'), accessToken);
  expect(await museum.record('favouriteState', thing('Notice', 'newest'), accessToken)).toEqual({
    isFav: true,
  });
});

test.each([
  ['an unknown object', thing('ExcellentCollection', 'nothing')],
  ['an entry of another category', thing('Hidden', 'newest')],
  ['an entry of a category above', thing('Notice', 'older')],
  ['an entry that is not published yet', thing('Notice', 'future')],
  ['an exhibition of another kind', thing('TemporaryExhibition', 'base')],
  ['an object as an entry', thing('Notice', 'ding')],
  ['an unknown category', thing('Nowhere', 'newest')],
  ['an SQL fragment', thing("x' or '1'='1", "x' or '1'='1")],
])('favourite of %s is a 404 and nothing is stored', async (_name, input) => {
  const { accessToken, member } = await addTestMember(
    museum,
    `refused-${input.contentId.slice(0, 9)}-${input.categoryCode}`,
  );
  for (const name of ['favouriteClick', 'favouriteState'] as const) {
    expect((await museum.send(name, input, accessToken)).statusCode).toBe(404);
  }
  expect(await museum.db.$count(favourites, eq(favourites.memberId, member.id))).toBe(0);
});

test.each([
  {},
  { contentId: 5, categoryCode: 'Notice' },
  { ...ding, contentId: 'a\0b' },
  { contentId: '', categoryCode: '' },
])('favouriteClick with %j is a 400', async (input) => {
  const { accessToken } = await addTestMember(museum, `bad-${JSON.stringify(input)}`);
  expect((await museum.send('favouriteClick', input, accessToken)).statusCode).toBe(400);
});

test('concurrent clicks toggle one after another', async () => {
  const { accessToken, member } = await addTestMember(museum, 'racing');
  const click = (_: unknown, index: number) =>
    museum.app.inject({
      method: 'POST',
      url: '/app/web-fav/click',
      headers: { 'app-token': accessToken },
      payload: ding,
      remoteAddress: `203.0.113.${index}`,
    });
  const answers = await Promise.all(Array.from({ length: 21 }, click));
  const states = answers.map((answer) => answer.json<{ data: { isFav: boolean } }>().data.isFav);
  expect(states.filter(Boolean)).toHaveLength(11);
  expect(await museum.db.$count(favourites, eq(favourites.memberId, member.id))).toBe(1);
});

test('favouritePage lists visible records in the site’s language, newest first', async () => {
  const { accessToken, member } = await addTestMember(museum, 'listing');
  const favouriteRow = (
    kind: 'entry' | 'exhibition' | 'exhibit',
    contentId: string,
    day: string,
  ) => ({
    memberId: member.id,
    kind,
    contentId,
    createdAt: new Date(`2026-11-${day}T12:00:00+08:00`),
  });
  await museum.db
    .insert(favourites)
    .values([
      favouriteRow('exhibit', 'ding', '01'),
      favouriteRow('exhibition', 'over', '02'),
      favouriteRow('entry', 'only-chinese', '03'),
      favouriteRow('entry', 'future', '04'),
      favouriteRow('exhibit', 'no-longer-there', '05'),
    ]);
  const { total, records } = await museum.page('favouritePage', { siteId: '2' }, accessToken);
  expect(total).toBe(3);
  expect(records).toMatchObject([
    {
      contentId: 'only-chinese',
      title: '标题 only-chinese',
      titleLang: 'zh-CN',
      categoryCode: 'Notice',
    },
    {
      contentId: 'over',
      title: 'Over',
      route: '/Exhibition/ExhibitiomReview/over',
      categoryCode: 'ExhibitiomReview',
    },
    { contentId: 'ding', title: 'Object ding', route: '/Collection/ExcellentCollection/ding' },
  ]);
  expect(records[2]).toMatchObject({ createdAt: '2026-11-01T12:00:00+08:00' });
  expect(records[2]?.titleLang).toBeUndefined();
  expect(records[2]?.thumbImg).toMatch(/^\/media\//);
  const second = await museum.page(
    'favouritePage',
    { siteId: '2', pageNum: 2, pageSize: 2 },
    accessToken,
  );
  expect(second.records.map(({ contentId }) => contentId)).toEqual(['ding']);
});

test.each(['favouriteClick', 'favouriteState'] as const)(
  '%s without a token is a 401',
  async (name) => {
    expect((await museum.send(name, ding)).statusCode).toBe(401);
  },
);
