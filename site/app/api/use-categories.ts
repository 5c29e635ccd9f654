import { useMemo } from 'react';
import { buildCategoryTree } from './category-tree';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** The menu: the visible categories as a tree. */
export function useCategories() {
  const siteId = useSiteId();
  const { data, ...state } = useCall('categoryList', siteId === undefined ? undefined : { siteId });
  const tree = useMemo(() => data && buildCategoryTree(data.rows), [data]);
  return { tree, ...state };
}
