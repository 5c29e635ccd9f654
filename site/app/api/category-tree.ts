import type { Category } from '../../contract/entities/category';

export interface CategoryNode {
  category: Category;
  /** The visible ones, in their order. */
  children: readonly CategoryNode[];
}

/**
 * The menu from the flat list. What can go wrong in it: a parent that is missing or hidden, a cycle,
 * an id twice, a name that is empty. Such categories are left out with all below them; category-tree.test.ts
 * shows each case, also a chain too deep for recursion.
 */
export function buildCategoryTree(categories: readonly Category[]): CategoryNode[] {
  const nodes = new Map<string, CategoryNode & { children: CategoryNode[] }>();
  for (const category of categories) {
    const shown = category.visible && category.categoryName !== '';
    if (shown && !nodes.has(category.id)) nodes.set(category.id, { category, children: [] });
  }
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const { parent_id } = node.category;
    // A cycle hangs on no root, so nobody who walks down from the roots meets it.
    if (parent_id === null) roots.push(node);
    else nodes.get(parent_id)?.children.push(node);
  }
  return roots;
}

/** The way from the top of the menu down to the category of that code; empty where it is not shown. */
export function categoryTrail(roots: readonly CategoryNode[], code: string): CategoryNode[] {
  const open = roots.map((node) => [node]);
  for (let trail = open.pop(); trail; trail = open.pop()) {
    const node = trail.at(-1);
    if (node?.category.categoryCode === code) return trail;
    // Menus are shallow: what lies below eight levels is shown nowhere.
    if (node && trail.length < 8) open.push(...node.children.map((child) => [...trail, child]));
  }
  return [];
}
