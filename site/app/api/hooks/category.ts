import { useMemo } from 'react';
import { buildCategoryTree } from '../read/category-tree';
import { useSiteCall } from '../client/use-site-call';
import { readCategory } from '../read/category';

/** The visible categories as a tree. */
export function useCategories() {
  const { data, ...state } = useSiteCall(readCategory, 'categoryList', {});
  const tree = useMemo(() => data && buildCategoryTree(data.rows), [data]);
  return { tree, ...state };
}
