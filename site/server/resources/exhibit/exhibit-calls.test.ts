import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

async function found(input: object): Promise<string[]> {
  const { total, records } = await museum.page('exhibitPage', input);
  expect(total).toBe(records.length);
  return records.map(({ id }) => id);
}

test('exhibitPage has the first object of every material before the second of one', async () => {
  expect(await found({ siteId: '1' })).toEqual(['ding', 'cong', 'scroll', 'bowl']);
});

test('exhibitPage of the English site lists objects with an English title', async () => {
  expect(await found({ siteId: '2' })).toEqual(['ding', 'cong', 'bowl']);
});

test.each([
  ['period', { period: 'shang' }, ['ding', 'cong']],
  ['material', { material: 'jade' }, ['cong', 'bowl']],
  ['both', { period: 'ming', material: 'jade' }, ['bowl']],
  ['exhibition', { exhibitionId: 'base' }, ['ding', 'cong']],
  ['an unknown period', { period: 'qin' }, []],
])('exhibitPage filters by %s', async (_, filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test.each([
  ['words of the title, in any case and order', { siteId: '2', keyword: 'DING object' }, ['ding']],
  ['words with a blank between them', { keyword: '玉 琮' }, ['cong']],
  ['pinyin', { keyword: 'yucong' }, ['cong']],
  ['traditional characters', { keyword: '純' }, ['cong']],
  ['a Chinese word of the title', { keyword: '玉琮' }, ['cong']],
  ['the medium and the material, by id', { siteId: '2', keyword: 'jade' }, ['bowl', 'cong']],
  ['the holder', { siteId: '2', keyword: 'another holder' }, ['bowl']],
  ['the accession number', { keyword: 'T.bowl' }, ['bowl']],
  ['blanks around it', { keyword: '  玉琮 ' }, ['cong']],
  ['nothing', { keyword: '' }, ['ding', 'cong', 'scroll', 'bowl']],
])('exhibitPage searches by %s', async (_, filter, expected) => {
  expect(await found(filter)).toEqual(expected);
});

test('exhibitPage with a keyword has the best matches first, and a chosen order after them', async () => {
  const keyword = '玉';
  expect(await found({ keyword })).toEqual(['cong', 'bowl']);
  expect(await found({ keyword, sort: 'number' })).toEqual(['bowl', 'cong']);
  const { records, total } = await museum.page('exhibitPage', { keyword, pageNum: 2, pageSize: 1 });
  expect([total, records.map(({ id }) => id)]).toEqual([2, ['bowl']]);
});

test('exhibitPage has close matches where no object matches the keyword, and says so', async () => {
  const page = (keyword: string) => museum.page('exhibitPage', { keyword });
  expect(await page('郁琮')).toMatchObject({ total: 1, records: [{ id: 'cong' }], close: true });
  expect(await page('玉琮')).not.toHaveProperty('close');
  expect(await page('犀牛望月')).not.toHaveProperty('close');
});

test.each([
  ['%', []],
  ['_', []],
  ['100%', ['cong']],
  ['d_ng', []],
  ['\\', []],
  ["' or 1=1 --", []],
])('exhibitPage treats the keyword %s literally', async (keyword, expected) => {
  expect(await found({ keyword })).toEqual(expected);
});

test('form fields with decimal integers are parsed as numbers, other texts rejected with 400', async () => {
  const { records } = await museum.page('exhibitPage', { pageNum: 2, pageSize: 3 });
  expect(records.map(({ id }) => id)).toEqual(['bowl']);
  for (const pageNum of ['two', '1.5', '', '0x1', ' 1', '-1', '0']) {
    const response = await museum.send('exhibitPage', { pageNum });
    expect(response.statusCode, pageNum).toBe(400);
    expect(response.json<{ msg: string }>().msg).toContain('pageNum');
  }
});

test('exhibitDetail has the gallery label and responsive image sources', async () => {
  const [ding] = await museum.rows('exhibitDetail', { siteId: '2', id: 'ding' });
  expect(ding).toMatchObject({
    title: 'Object ding',
    period: 'shang',
    periodLabel: 'Shang',
    material: 'bronze',
    materialLabel: 'Bronze',
    accessionNumber: 'T.ding',
    holder: 'Test museum',
    credit: 'Gift of a tester',
    sourceUrl: 'https://museum.example/objects',
    description: '<p>Description</p>',
  });
  expect(ding?.images[0]?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(ding?.images[0]?.color).toMatch(/^#c[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
});

test('exhibitDetail has the turntable frames, exhibitPage only the flag turns', async () => {
  const [ding] = await museum.rows('exhibitDetail', { siteId: '1', id: 'ding' });
  expect(ding?.turntable).toMatchObject({ width: 64, height: 48 });
  expect(ding?.turntable?.frames).toHaveLength(8);
  const [cong] = await museum.rows('exhibitDetail', { siteId: '1', id: 'cong' });
  expect(cong).not.toHaveProperty('turntable');
  const { records } = await museum.page('exhibitPage', { siteId: '1' });
  for (const record of records) expect(record).not.toHaveProperty('turntable');
  expect(records.filter(({ turns }) => turns).map(({ id }) => id)).toEqual(['ding']);
});

test('size and credit of an object are in the language of the site', async () => {
  const [zh] = await museum.rows('exhibitDetail', { siteId: '1', id: 'ding' });
  const [en] = await museum.rows('exhibitDetail', { siteId: '2', id: 'ding' });
  expect([zh?.size, en?.size]).toEqual(['高10厘米', 'H. 10 cm']);
  expect([zh?.credit, en?.credit]).toEqual(['a tester 捐赠', 'Gift of a tester']);
});

test('exhibitRelated has each other object in one group, with the number of all of its period', async () => {
  const groups = await museum.rows('exhibitRelated', { siteId: '2', id: 'cong' });
  expect(groups.map(({ by, label, total }) => [by, label, total])).toEqual([
    ['period', 'Shang', 2],
    ['material', 'Jade', 2],
  ]);
  expect(groups.map(({ objects }) => objects.map(({ id }) => id))).toEqual([['ding'], ['bowl']]);
});

test('exhibitRelated of an unknown object is a 404', async () => {
  const response = await museum.send('exhibitRelated', { siteId: '2', id: 'nothing' });
  expect(response.statusCode).toBe(404);
});

test('exhibitDetail of an unknown object is a 404 that names the id', async () => {
  const response = await museum.send('exhibitDetail', { siteId: '2', id: 'nothing' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({
    success: false,
    code: 404,
    msg: 'Not found: no record has id nothing',
    data: null,
  });
});

test.each([
  ['a tag', { exhibitionId: 'base', tagId: 'vessels' }, ['ding', 'cong']],
  ['a tag of one object', { exhibitionId: 'base', tagId: 'families' }, ['cong']],
  ['an unknown tag', { exhibitionId: 'base', tagId: 'nothing' }, []],
  ['a tag of another exhibition', { exhibitionId: 'over', tagId: 'vessels' }, []],
  ['an unknown exhibition', { exhibitionId: 'nothing', tagId: 'vessels' }, []],
])('exhibitionPageByTagFromContent filters by %s', async (_, input, expected) => {
  const { total, records } = await museum.page('exhibitionPageByTagFromContent', input);
  expect(records.map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});

test('exhibitionPageByTagFromContent is paginated and in the site’s language', async () => {
  const input = { siteId: '2', exhibitionId: 'base', tagId: 'vessels', pageNum: 2, pageSize: 1 };
  const { total, records } = await museum.page('exhibitionPageByTagFromContent', input);
  expect(records.map(({ title }) => title)).toEqual(['Object cong']);
  expect(total).toBe(2);
});
