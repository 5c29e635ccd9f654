import type { Category } from '../../../contract/schemas/category';

export interface CategoryNode {
  category: Category;
  /** Visible subcategories, in their order. */
  children: readonly CategoryNode[];
}

/**
 * Builds the menu tree from the flat list. Categories with a missing or hidden parent, a cycle, a duplicate id or
 * an empty name are left out with their subtree; category-tree.test.ts covers each case.
 */
export function buildCategoryTree(categories: readonly Category[]): CategoryNode[] {
  const nodes = new Map<string, CategoryNode & { children: CategoryNode[] }>();
  for (const category of categories) {
    const isVisible = category.visible && category.categoryName !== '';
    if (isVisible && !nodes.has(category.id)) nodes.set(category.id, { category, children: [] });
  }
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const { parent_id } = node.category;
    // Categories in a cycle are unreachable from the roots.
    if (parent_id === null) roots.push(node);
    else nodes.get(parent_id)?.children.push(node);
  }
  return roots;
}

/** Path from the top level to the category with that code; empty if it is not in the tree. */
export function categoryTrail(roots: readonly CategoryNode[], code: string): CategoryNode[] {
  const paths = roots.map((node) => [node]);
  for (let trail = paths.pop(); trail; trail = paths.pop()) {
    const node = trail.at(-1);
    if (node?.category.categoryCode === code) return trail;
    // Depth limit: menus are shallow.
    if (node && trail.length < 8) paths.push(...node.children.map((child) => [...trail, child]));
  }
  return [];
}
