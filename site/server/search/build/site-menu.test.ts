import { expect, test } from 'vitest';
import { createSiteMenu } from './site-menu';

const row = (id: string, parentId: string | null, visible = true) => ({
  id,
  parentId,
  visible,
  name: `名 ${id}`,
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

test('an area is the category at the top', () => {
  expect(menu.areaOf('Notice')).toBe('News');
  expect(menu.areaOf('News')).toBe('News');
  expect(menu.areaOf('Orphan')).toBe('Orphan');
  expect(menu.areaOf('Unknown')).toBe('Unknown');
});

test('what stands below a hidden category is hidden too', () => {
  expect(menu.isShown('Notice')).toBe(true);
  expect(menu.isShown('Hidden')).toBe(false);
  expect(menu.isShown('Below')).toBe(false);
  expect(menu.isShown('Unknown')).toBe(true);
});

test('a cycle ends', () => {
  expect(menu.areaOf('A')).toBe('B');
  expect(menu.isShown('A')).toBe(true);
});

test('names are those of the site', () => {
  expect(menu.nameOf('Notice')).toBe('名 Notice');
  expect(menu.nameOf('Unknown')).toBeUndefined();
});
