import { paging } from '../../contract/shared/paging';

/** SQL limit and offset of a paged call. */
export function toLimitOffset(input: {
  pageNum?: number | undefined;
  pageSize?: number | undefined;
}): { limit: number; offset: number } {
  const { pageNum = paging.pageNum, pageSize = paging.pageSize } = input;
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}
