import { useMemo } from 'react';
import { categoryTrail, type CategoryNode } from '../../api/read/category-tree';
import { useCategories } from '../../api/hooks/category';
import { useRoute } from '../../router/use-route';
import type { RouteMatch } from '../../router/match-route';

const emptyTrail: readonly CategoryNode[] = [];

/**
 * The menu entries of the current page, top level first: by a category code in the path parameters, else by the
 * route's name, else by its parent in `meta` (spec section 4).
 */
export function activeTrail(
  tree: readonly CategoryNode[],
  match: RouteMatch | undefined,
): readonly CategoryNode[] {
  if (!match) return emptyTrail;
  const { route, params } = match;
  const codes = [params.code, params.name, route.name, route.meta?.parent];
  for (const code of codes) {
    const trail = code === undefined ? emptyTrail : categoryTrail(tree, code);
    if (trail.length > 0) return trail;
  }
  return emptyTrail;
}

export function useActiveTrail(): readonly CategoryNode[] {
  const { tree } = useCategories();
  const match = useRoute();
  return useMemo(() => activeTrail(tree ?? emptyTrail, match), [tree, match]);
}
