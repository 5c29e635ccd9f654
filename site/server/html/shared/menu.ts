import type { Category } from '../../../contract/schemas/category';

/** A visible category in the menu tree. */
export interface MenuNode {
  category: Category;
  children: readonly MenuNode[];
  /** Path from the root to this node, inclusive. */
  trail: readonly MenuNode[];
}

export interface Menu {
  roots: readonly MenuNode[];
  /** The visible category with a code. */
  find: (code: string) => MenuNode | undefined;
  /** Whether a category with that code exists and is hidden. */
  isHidden: (code: string) => boolean;
}

/** Maximum depth; deeper categories are omitted. */
const maxDepth = 8;

/**
 * Builds the menu tree from the flat list of categories. Hidden, nameless, orphaned and cyclic categories
 * are not reachable from a visible root and are omitted with their descendants.
 */
export function buildMenu(categories: readonly Category[]): Menu {
  const childrenByParent = new Map<string | null, Category[]>();
  for (const category of categories) {
    const { parent_id, visible, categoryName } = category;
    if (visible && categoryName)
      childrenByParent.set(parent_id, [...(childrenByParent.get(parent_id) ?? []), category]);
  }
  const visibleNodes = new Map<string, MenuNode>();
  const buildNodes = (parent: string | null, above: readonly MenuNode[]): MenuNode[] =>
    (above.length < maxDepth ? (childrenByParent.get(parent) ?? []) : []).map((category) => {
      const children: MenuNode[] = [];
      const trail: MenuNode[] = [...above];
      const node: MenuNode = { category, children, trail };
      trail.push(node);
      visibleNodes.set(category.categoryCode, node);
      children.push(...buildNodes(category.id, trail));
      return node;
    });
  const roots = buildNodes(null, []);
  const known = new Set(categories.map(({ categoryCode }) => categoryCode));
  return {
    roots,
    find: (code) => visibleNodes.get(code),
    isHidden: (code) => known.has(code) && !visibleNodes.has(code),
  };
}
