import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('categoryList is flat, in the order of the pack, with parent ids', async () => {
  const list = await museum.rows('categoryList', { siteId: '1' });
  expect(list.map(({ categoryCode, parent_id }) => [categoryCode, parent_id])).toEqual([
    ['News', null],
    ['Notice', 'News'],
    ['Hidden', null],
    ['OnlyChinese', null],
    ['Shop', null],
  ]);
});

test('categoryList includes hidden categories with visible=false', async () => {
  const list = await museum.rows('categoryList', { siteId: '1' });
  const hidden = list.filter(({ visible }) => !visible);
  expect(hidden.map(({ categoryCode }) => categoryCode)).toEqual(['Hidden']);
});

test('categoryList of the English site omits categories without an English name', async () => {
  const list = await museum.rows('categoryList', { siteId: '2' });
  expect(list.map(({ categoryName }) => categoryName)).toEqual([
    'News',
    'Notices',
    'Hidden',
    'Shop',
  ]);
});

test('link category has its URL and title', async () => {
  const list = await museum.rows('categoryList', { siteId: '2' });
  expect(list.at(-1)).toMatchObject({
    type: 3,
    linkUrl: 'https://shop.example/',
    title: 'Another site',
    showSecondMenu: true,
  });
});
