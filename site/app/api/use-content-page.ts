import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of a category's entries, newest first. The page shown stays until the next one is there. */
export function useContentPage(input: Omit<CallInput<'contentPage'>, 'siteId'>) {
  const siteId = useSiteId();
  return useCall('contentPage', siteId === undefined ? undefined : { ...input, siteId }, {
    keepPreviousData: true,
  });
}
