import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of a category's entries, newest first; `undefined` waits. The page shown stays until the next one is there. */
export function useContentPage(input: Omit<CallInput<'contentPage'>, 'siteId'> | undefined) {
  const siteId = useSiteId();
  return useCall('contentPage', siteId !== undefined && input ? { ...input, siteId } : undefined, {
    keepPreviousData: true,
  });
}
