import { expect, test } from 'vitest';
import { createSiteMenu } from './site-menu';

const row = (id: string, parentId: string | null, visible = true, linkUrl = '') => ({
  id,
  parentId,
  visible,
  name: `名 ${id}`,
  ...{ type: linkUrl === '' ? 1 : 3, url: '', linkUrl },
});
const menu = createSiteMenu([
  row('News', null),
  row('Notice', 'News'),
  row('Hidden', null, false),
  row('Below', 'Hidden'),
  row('A', 'B'),
  row('B', 'A'),
  row('Orphan', 'Gone'),
]);

test('the area of a category is its top-level ancestor', () => {
  expect(menu.areaOf('Notice')).toBe('News');
  expect(menu.areaOf('News')).toBe('News');
  expect(menu.areaOf('Orphan')).toBe('Orphan');
  expect(menu.areaOf('Unknown')).toBe('Unknown');
});

test('pages are the visible categories with a page, and the internal links', () => {
  const { pages } = createSiteMenu([
    row('News', null),
    row('Hidden', null, false),
    row('Treasure', 'Hidden'),
    row('Hours', null, true, '#/News/Notice/hours'),
    row('Ministry', null, true, 'https://www.example.org/'),
    row('NoSuchCategory', null),
  ]);
  expect(pages).toEqual([
    { name: '名 News', route: '/News' },
    { name: '名 Hours', route: '/News/Notice/hours' },
  ]);
});

test('a category below a hidden one is hidden', () => {
  expect(menu.isVisible('Notice')).toBe(true);
  expect(menu.isVisible('Hidden')).toBe(false);
  expect(menu.isVisible('Below')).toBe(false);
  expect(menu.isVisible('Unknown')).toBe(true);
});

test('a cycle of categories ends the search for the area', () => {
  expect(menu.areaOf('A')).toBe('B');
  expect(menu.isVisible('A')).toBe(true);
});

test('the name of a category is that of the site', () => {
  expect(menu.nameOf('Notice')).toBe('名 Notice');
  expect(menu.nameOf('Unknown')).toBeUndefined();
});
