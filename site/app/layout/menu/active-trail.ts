import { useMemo } from 'react';
import { categoryTrail, type CategoryNode } from '../../api/category-tree';
import { useCategories } from '../../api/use-categories';
import { useRoute } from '../../router/use-route';
import type { RouteMatch } from '../../router/match-route';

const nowhere: readonly CategoryNode[] = [];

/**
 * The menu entries that the shown page belongs to, from the top down: by a parameter that is a
 * category's code, else by the route's name, else by its meta name (spec section 4).
 */
export function activeTrail(
  tree: readonly CategoryNode[],
  match: RouteMatch | undefined,
): readonly CategoryNode[] {
  if (!match) return nowhere;
  const { route, params } = match;
  const codes = [params.code, params.name, route.name, route.meta?.parent];
  for (const code of codes) {
    const trail = code === undefined ? nowhere : categoryTrail(tree, code);
    if (trail.length > 0) return trail;
  }
  return nowhere;
}

export function useActiveTrail(): readonly CategoryNode[] {
  const { tree } = useCategories();
  const match = useRoute();
  return useMemo(() => activeTrail(tree ?? nowhere, match), [tree, match]);
}
