import useSWR from 'swr';
import type { ContentEntry } from '../../../contract/schemas/content';
import { paging } from '../../../contract/shared/paging';
import type { ApiError } from '../../../session/api-error';
import type { CallResult } from '../client/call-result';
import { useCall, type CallState } from '../client/use-call';
import { useClient } from '../client/use-client';
import { usePagedSiteCall, useSiteCall, type SiteInput } from '../client/use-site-call';
import { useSiteId } from '../client/use-site-id';
import { readCategoryText } from '../read/category-text';
import { readChildCategory, readContentEntry } from '../read/content';
import { readCountedTag } from '../read/fields';

/** A page of a category's entries, newest first; no request for `undefined`. */
export function useContentPage(input: SiteInput<'contentPage'> | undefined) {
  return usePagedSiteCall(readContentEntry, 'contentPage', input);
}

/** The text entry of a category, for text pages; no rows if there is none. */
export function useCategoryText(categoryCode: string) {
  return useSiteCall(readCategoryText, 'contentCategoryText', { categoryCode });
}

/** The tags of a category's entries, with counts. */
export function useContentTags(categoryCode: string) {
  return useSiteCall(readCountedTag, 'contentTags', { categoryCode });
}

/** A page of a category's entries of one period or material, newest first; no request for `undefined`. */
export function useContentByDict(input: SiteInput<'contentPageByDict'> | undefined) {
  return usePagedSiteCall(readContentEntry, 'contentPageByDict', input);
}

/** The subcategories of a category, each with its newest entries; no request for ''. */
export function useContentByParent(parentCode: string) {
  return useSiteCall(
    readChildCategory,
    'contentListByParentCode',
    parentCode === '' ? undefined : { parentCode },
  );
}

/** The subcategories that have entries with a tag, each with the newest of them. */
export function useContentByTag(parentCode: string, tagId: string) {
  return useSiteCall(readChildCategory, 'contentListByParentCodeAndTag', { parentCode, tagId });
}

/** Entries of a category and its subcategories: recommended first, then newest. */
export function useRecommendedEntries(categoryCode: string, pageSize: number) {
  const siteId = useSiteId();
  const input = siteId === undefined ? undefined : { siteId, categoryCode, pageNum: 1, pageSize };
  return useCall(readContentEntry, 'contentPageByRecommend', input);
}

interface Options {
  /** Excludes the entries of subcategories. Default false. */
  ownOnly?: boolean;
}

/**
 * All entries of a category, newest first, over several calls; for pages that filter or group them. `rows` holds
 * the first page and `isLoading` is true until all are loaded.
 */
export function useAllEntries(
  categoryCode: string,
  { ownOnly = false }: Options = {},
): CallState<ContentEntry> {
  const client = useClient();
  const siteId = useSiteId();
  const filter = { categoryCode, pageSize: paging.maxPageSize, ...(ownOnly && { ownOnly }) };
  const first = useContentPage({ ...filter, pageNum: 1 });
  const total = first.data?.total ?? 0;
  const pageCount = Math.ceil(total / paging.maxPageSize);
  const rest = useSWR<readonly ContentEntry[], ApiError>(
    pageCount > 1 && siteId !== undefined ? ['every-entry', siteId, filter, total] : null,
    async () => {
      const rows: ContentEntry[] = [];
      for (let pageNum = 2; pageNum <= pageCount; pageNum++) {
        const page = await client.call(readContentEntry, 'contentPage', {
          ...filter,
          siteId,
          pageNum,
        });
        rows.push(...page.rows);
      }
      return rows;
    },
  );
  const isComplete = pageCount <= 1 || rest.data !== undefined;
  const error = first.error ?? (isComplete ? undefined : rest.error);
  return {
    data: error ? undefined : first.data && withRest(first.data, rest.data),
    error,
    isLoading: first.isLoading || rest.isLoading,
    retry: () => {
      if (first.error) first.retry();
      else rest.mutate().catch(() => undefined);
    },
  };
}

function withRest(
  first: CallResult<ContentEntry>,
  rest: readonly ContentEntry[] | undefined,
): CallResult<ContentEntry> {
  return rest ? { ...first, rows: [...first.rows, ...rest] } : first;
}
