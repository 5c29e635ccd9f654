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

test('the tree of any list has each visible category below visible parents once, under its parent', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const any = fc.record({
    id: fc.constantFrom(...ids),
    parent: fc.option(fc.constantFrom(...ids)),
    visible: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(any), (list) => {
      const categories = list.map(({ id, parent, visible }) =>
        makeCategory(id, parent, { visible }),
      );
      const parents = new Map<string, string | null>();
      const visible = categories.filter((category) => category.visible);
      for (const { id, parent_id } of visible) if (!parents.has(id)) parents.set(id, parent_id);
      const isBelowTop = (id: string, steps = ids.length): boolean => {
        const parent = parents.get(id);
        return (
          parent === null || (parent !== undefined && steps > 0 && isBelowTop(parent, steps - 1))
        );
      };
      const seen: string[] = [];
      const visit = (nodes: readonly CategoryNode[], parent: string | null): void => {
        for (const { category, children } of nodes) {
          expect([category.visible, category.parent_id]).toEqual([true, parent]);
          seen.push(category.id);
          visit(children, category.id);
        }
      };
      visit(buildCategoryTree(categories), null);
      expect(seen.sort()).toEqual([...parents.keys()].filter((id) => isBelowTop(id)).sort());
    }),
  );
});
