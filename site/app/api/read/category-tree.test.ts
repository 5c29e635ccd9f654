import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCategory } from '../../testing/records';
import { buildCategoryTree, categoryTrail, type CategoryNode } from './category-tree';

const outline = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ category: { id }, children }) =>
    children.length > 0 ? [id, outline(children)] : id,
  );

test('category tree keeps the order of the list, also for a child before its parent', () => {
  const tree = buildCategoryTree([
    makeCategory('b1', 'b'),
    makeCategory('a', null),
    makeCategory('b', null),
    makeCategory('b2', 'b'),
    makeCategory('b1x', 'b1'),
  ]);
  expect(outline(tree)).toEqual(['a', ['b', [['b1', ['b1x']], 'b2']]]);
});

test('hidden category is left out with its subtree', () => {
  const tree = buildCategoryTree([
    makeCategory('a', null, { visible: false }),
    makeCategory('a1', 'a'),
    makeCategory('b', null),
  ]);
  expect(outline(tree)).toEqual(['b']);
});

test('orphans, cycles and self-parented categories are left out of the tree', () => {
  const tree = buildCategoryTree([
    makeCategory('orphan', 'missing'),
    makeCategory('x', 'y'),
    makeCategory('y', 'x'),
    makeCategory('self', 'self'),
    makeCategory('a', null),
  ]);
  expect(outline(tree)).toEqual(['a']);
});

test('category with an empty name is left out of the tree', () => {
  expect(buildCategoryTree([makeCategory('a', null, { categoryName: '' })])).toEqual([]);
});

test('first of two categories with the same id is used', () => {
  const tree = buildCategoryTree([
    makeCategory('a', null),
    makeCategory('a', 'a', { categoryName: 'again' }),
  ]);
  expect(outline(tree)).toEqual(['a']);
});

test('chain of 10 000 categories does not overflow the stack', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) =>
    makeCategory(String(index), index === 0 ? null : String(index - 1)),
  );
  const tree = buildCategoryTree(chain);
  expect(tree).toHaveLength(1);
  expect(categoryTrail(tree, '3').map((node) => node.category.id)).toEqual(['0', '1', '2', '3']);
  expect(categoryTrail(tree, '9999')).toEqual([]);
});

test('category trail starts at the top level and is empty for an unknown code', () => {
  const tree = buildCategoryTree([
    makeCategory('a', null),
    makeCategory('a1', 'a'),
    makeCategory('b', null),
  ]);
  expect(categoryTrail(tree, 'a1').map((node) => node.category.id)).toEqual(['a', 'a1']);
  expect(categoryTrail(tree, 'z')).toEqual([]);
});

test('every category of any tree is visible, unique and under its parent', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const any = fc.record({
    id: fc.constantFrom(...ids),
    parent: fc.option(fc.constantFrom(...ids)),
    visible: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const tree = buildCategoryTree(
        list.map(({ id, parent, visible }) => makeCategory(id, parent, { visible })),
      );
      const seen: string[] = [];
      const visit = (nodes: readonly CategoryNode[], parent: string | null): void => {
        for (const node of nodes) {
          expect(node.category.visible).toBe(true);
          expect(node.category.parent_id).toBe(parent);
          seen.push(node.category.id);
          visit(node.children, node.category.id);
        }
      };
      visit(tree, null);
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});
