import { expect, test } from 'vitest';
import type { Category } from '../../../contract/schemas/category';
import { buildMenu } from './menu';

function category(id: string, parent_id: string | null, more: Partial<Category> = {}): Category {
  const texts = { categoryName: id, categoryCode: id, url: '', linkUrl: '', title: '' };
  return { id, parent_id, visible: true, type: 1, showSecondMenu: true, ...texts, ...more };
}

const codes = (nodes: readonly { category: Category }[]) =>
  nodes.map((node) => node.category.categoryCode);

test('buildMenu nests categories below their parents in their order, for any input order', () => {
  const menu = buildMenu([category('b', 'a'), category('a', null), category('c', 'a')]);
  expect(codes(menu.roots)).toEqual(['a']);
  expect(codes(menu.find('a')?.children ?? [])).toEqual(['b', 'c']);
  expect(codes(menu.find('c')?.trail ?? [])).toEqual(['a', 'c']);
});

test.each([
  ['hidden', category('x', null, { visible: false })],
  ['nameless', category('x', null, { categoryName: '' })],
  ['an orphan', category('x', 'nobody')],
  ['its own parent', category('x', 'x')],
])('buildMenu omits a category that is %s and its descendants', (_, hidden) => {
  const menu = buildMenu([hidden, category('below', 'x'), category('a', null)]);
  expect(codes(menu.roots)).toEqual(['a']);
  for (const code of ['x', 'below']) {
    expect(menu.find(code)).toBeUndefined();
    expect(menu.isHidden(code)).toBe(true);
  }
  expect(menu.isHidden('a')).toBe(false);
  expect(menu.isHidden('unknown')).toBe(false);
});

test('buildMenu omits cycles and levels below the maximum depth', () => {
  const chain = Array.from({ length: 5_000 }, (_, index) =>
    category(`n${index}`, index === 0 ? null : `n${index - 1}`),
  );
  const menu = buildMenu([category('p', 'q'), category('q', 'p'), ...chain]);
  expect(codes(menu.roots)).toEqual(['n0']);
  expect(menu.find('n7')).toBeDefined();
  expect(menu.find('n8')).toBeUndefined();
});
