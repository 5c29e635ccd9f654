import type { APIRequestContext } from '@playwright/test';

export interface TreeNode {
  id: string;
  parent_id: string | null;
  categoryName: string;
  categoryCode: string;
  visible: boolean;
}

interface ListResponse<Row> {
  data: Row[];
}

/** Fetches the flat category list of a site. */
export async function fetchCategoryTree(
  request: APIRequestContext,
  language: 'zh' | 'en',
): Promise<TreeNode[]> {
  const site = await request.post('/api/site/detail', { data: { siteCode: `museum-${language}` } });
  const siteId = ((await site.json()) as ListResponse<{ id: string }>).data[0]?.id;
  const list = await request.post('/api/category/list', { data: { siteId } });
  return ((await list.json()) as ListResponse<TreeNode>).data;
}

/** Visible children of a category, in order; `null` for the top level. */
export function visibleChildren(tree: readonly TreeNode[], parent: string | null): TreeNode[] {
  return tree.filter((node) => node.visible && node.parent_id === parent);
}
