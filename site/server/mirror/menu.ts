import type { Category } from '../../contract/entities/category';

/** A category that visitors can come to, with its place in the menu. */
export interface MenuNode {
  category: Category;
  children: readonly MenuNode[];
  /** From the top of the menu down to this one. */
  trail: readonly MenuNode[];
}

export interface Menu {
  roots: readonly MenuNode[];
  /** The shown category of that code. */
  find: (code: string) => MenuNode | undefined;
  /** Whether there is such a category, and no visitor is to see it. */
  hides: (code: string) => boolean;
}

/** Menus are shallow: what lies deeper is shown nowhere. */
const deepest = 8;

/**
 * The menu from the flat list of categories. What is hidden, nameless, orphaned or part of a cycle
 * hangs on no visible root and is left out with all below it.
 */
export function buildMenu(categories: readonly Category[]): Menu {
  const below = new Map<string | null, Category[]>();
  for (const category of categories) {
    const { parent_id, visible, categoryName } = category;
    if (visible && categoryName) below.set(parent_id, [...(below.get(parent_id) ?? []), category]);
  }
  const shown = new Map<string, MenuNode>();
  const nodesBelow = (parent: string | null, above: readonly MenuNode[]): MenuNode[] =>
    (above.length < deepest ? (below.get(parent) ?? []) : []).map((category) => {
      const children: MenuNode[] = [];
      const trail: MenuNode[] = [...above];
      const node: MenuNode = { category, children, trail };
      trail.push(node);
      shown.set(category.categoryCode, node);
      children.push(...nodesBelow(category.id, trail));
      return node;
    });
  const roots = nodesBelow(null, []);
  const known = new Set(categories.map(({ categoryCode }) => categoryCode));
  return {
    roots,
    find: (code) => shown.get(code),
    hides: (code) => known.has(code) && !shown.has(code),
  };
}
