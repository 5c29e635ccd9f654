import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of all news, newest first; `undefined` waits. The page shown stays until the next one is there. */
export function useNews(input: Omit<CallInput<'contentNews'>, 'siteId'> | undefined) {
  const siteId = useSiteId();
  return useCall('contentNews', siteId !== undefined && input ? { ...input, siteId } : undefined, {
    keepPreviousData: true,
  });
}
