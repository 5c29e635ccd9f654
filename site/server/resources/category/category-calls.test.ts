import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('the flat list comes in the order of the pack, with the parents named', async () => {
  const list = await museum.rows('categoryList', { siteId: '1' });
  expect(list.map(({ categoryCode, parent_id }) => [categoryCode, parent_id])).toEqual([
    ['News', null],
    ['Notice', 'News'],
    ['Hidden', null],
    ['OnlyChinese', null],
    ['Shop', null],
  ]);
});

test('a hidden category is in the list and says so', async () => {
  const list = await museum.rows('categoryList', { siteId: '1' });
  const hidden = list.filter(({ visible }) => !visible);
  expect(hidden.map(({ categoryCode }) => categoryCode)).toEqual(['Hidden']);
});

test('the English site has English names, and leaves out what has none', async () => {
  const list = await museum.rows('categoryList', { siteId: '2' });
  expect(list.map(({ categoryName }) => categoryName)).toEqual([
    'News',
    'Notices',
    'Hidden',
    'Shop',
  ]);
});

test('a link carries its address and says where it leads', async () => {
  const list = await museum.rows('categoryList', { siteId: '2' });
  expect(list.at(-1)).toMatchObject({
    type: 3,
    linkUrl: 'https://shop.example/',
    title: 'Another site',
    showSecondMenu: true,
  });
});
