import { expect, test } from 'vitest';
import { buildCategoryTree } from '../../api/read/category-tree';
import { readCategory } from '../../api/read/category';
import { matchRoute } from '../../router/match-route';
import { activeTrail } from './active-trail';

const tree = buildCategoryTree(
  [
    ['News', ''],
    ['Snews', 'News'],
    ['ActNews', 'Snews'],
    ['Exhibition', ''],
    ['BaseExhibition', 'Exhibition'],
  ].flatMap(([id, parent]) => {
    const fields = { id, parent_id: parent, categoryName: id, categoryCode: id, visible: true };
    return readCategory(fields) ?? [];
  }),
);

const codes = (path: string) =>
  activeTrail(tree, matchRoute(path)).map(({ category }) => category.categoryCode);

test('active trail of a list ends with the list', () => {
  expect(codes('/News/Snews')).toEqual(['News', 'Snews']);
});

test('active trail of a detail page ends with the category in its address, else its parent', () => {
  expect(codes('/News/ActNews/a')).toEqual(['News', 'Snews', 'ActNews']);
  expect(codes('/News/nonsense/a')).toEqual(['News']);
  expect(codes('/Exhibition/BaseExhibition/a')).toEqual(['Exhibition', 'BaseExhibition']);
});

test('active trail is empty for the home page, an unknown path and a hidden category', () => {
  expect(codes('/')).toEqual([]);
  expect(codes('/nowhere')).toEqual([]);
  expect(codes('/Service')).toEqual([]);
});
