import type { APIRequestContext } from '@playwright/test';

export interface TreeNode {
  id: string;
  parent_id: string | null;
  categoryName: string;
  categoryCode: string;
  visible: boolean;
}

interface Rows<Row> {
  data: Row[];
}

/** The flat list of categories, as the service gives it for a site. */
export async function readTree(
  request: APIRequestContext,
  language: 'zh' | 'en',
): Promise<TreeNode[]> {
  const site = await request.post('/api/site/detail', { data: { siteCode: `museum-${language}` } });
  const siteId = ((await site.json()) as Rows<{ id: string }>).data[0]?.id;
  const list = await request.post('/api/category/list', { data: { siteId } });
  return ((await list.json()) as Rows<TreeNode>).data;
}

/** The visible categories below one, in their order. */
export function childrenOf(tree: readonly TreeNode[], parent: string | null): TreeNode[] {
  return tree.filter((node) => node.visible && node.parent_id === parent);
}
