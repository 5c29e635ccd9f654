import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Category } from '../../../contract/schemas/category';
import { buildCategoryTree, categoryTrail, type CategoryNode } from './category-tree';

function category(id: string, parent: string | null, rest: Partial<Category> = {}): Category {
  return {
    id,
    parent_id: parent,
    categoryName: id,
    categoryCode: id,
    visible: true,
    type: 1,
    url: '',
    linkUrl: '',
    title: '',
    showSecondMenu: true,
    ...rest,
  };
}

const outline = (nodes: readonly CategoryNode[]): unknown[] =>
  nodes.map(({ category: { id }, children }) =>
    children.length > 0 ? [id, outline(children)] : id,
  );

test('category tree keeps the order of the list, also for a child before its parent', () => {
  const tree = buildCategoryTree([
    category('b1', 'b'),
    category('a', null),
    category('b', null),
    category('b2', 'b'),
    category('b1x', 'b1'),
  ]);
  expect(outline(tree)).toEqual(['a', ['b', [['b1', ['b1x']], 'b2']]]);
});

test('hidden category is left out with its subtree', () => {
  const tree = buildCategoryTree([
    category('a', null, { visible: false }),
    category('a1', 'a'),
    category('b', null),
  ]);
  expect(outline(tree)).toEqual(['b']);
});

test('orphans, cycles and self-parented categories are left out of the tree', () => {
  const tree = buildCategoryTree([
    category('orphan', 'missing'),
    category('x', 'y'),
    category('y', 'x'),
    category('self', 'self'),
    category('a', null),
  ]);
  expect(outline(tree)).toEqual(['a']);
});

test('category with an empty name is left out of the tree', () => {
  expect(buildCategoryTree([category('a', null, { categoryName: '' })])).toEqual([]);
});

test('first of two categories with the same id is used', () => {
  const tree = buildCategoryTree([
    category('a', null),
    category('a', 'a', { categoryName: 'again' }),
  ]);
  expect(outline(tree)).toEqual(['a']);
});

test('chain of 10 000 categories does not overflow the stack', () => {
  const chain = Array.from({ length: 10_000 }, (_, index) =>
    category(String(index), index === 0 ? null : String(index - 1)),
  );
  const tree = buildCategoryTree(chain);
  expect(tree).toHaveLength(1);
  expect(categoryTrail(tree, '3').map((node) => node.category.id)).toEqual(['0', '1', '2', '3']);
  expect(categoryTrail(tree, '9999')).toEqual([]);
});

test('category trail starts at the top level and is empty for an unknown code', () => {
  const tree = buildCategoryTree([category('a', null), category('a1', 'a'), category('b', null)]);
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
        list.map(({ id, parent, visible }) => category(id, parent, { visible })),
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
