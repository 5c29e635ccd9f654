import useSWR from 'swr';
import type { ContentEntry } from '../../contract/entities/content-entry';
import { paging } from '../../contract/endpoints';
import type { Answer } from './answer';
import type { ApiError } from './api-error';
import type { CallState } from './use-call';
import { useClient } from './use-client';
import { useContentPage } from './use-content-page';
import { useSiteId } from './use-site';

interface Options {
  /** Excludes the entries of subcategories. Default false. */
  ownOnly?: boolean;
}

/**
 * All entries of a category, newest first, over several calls; for pages that filter or group them. `rows` holds
 * the first page and `isLoading` is true until all are loaded.
 */
export function useEveryEntry(
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
        const page = await client.call('contentPage', { ...filter, siteId, pageNum });
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
  first: Answer<ContentEntry>,
  rest: readonly ContentEntry[] | undefined,
): Answer<ContentEntry> {
  return rest ? { ...first, rows: [...first.rows, ...rest] } : first;
}
