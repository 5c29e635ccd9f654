import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of hits; `undefined` waits. The page shown stays until the next one is there. */
export function useFullSearch(input: Omit<CallInput<'fullSearch'>, 'siteId'> | undefined) {
  const siteId = useSiteId();
  return useCall('fullSearch', siteId !== undefined && input ? { ...input, siteId } : undefined, {
    keepPreviousData: true,
  });
}
