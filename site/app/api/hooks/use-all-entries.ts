import useSWR from 'swr';
import type { ContentEntry } from '../../../contract/schemas/content';
import { paging } from '../../../contract/shared/endpoints';
import type { CallResult } from '../client/call-result';
import type { ApiError } from '../client/api-error';
import type { CallState } from '../client/use-call';
import { useClient } from '../client/use-client';
import { useContentPage } from './use-content-page';
import { useSiteId } from '../client/use-site-id';

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
  first: CallResult<ContentEntry>,
  rest: readonly ContentEntry[] | undefined,
): CallResult<ContentEntry> {
  return rest ? { ...first, rows: [...first.rows, ...rest] } : first;
}
