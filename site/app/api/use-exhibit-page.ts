import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of objects; `undefined` waits. The page shown stays until the next one is there. */
export function useExhibitPage(input: Omit<CallInput<'exhibitPage'>, 'siteId'> | undefined) {
  const siteId = useSiteId();
  return useCall('exhibitPage', siteId !== undefined && input ? { ...input, siteId } : undefined, {
    keepPreviousData: true,
  });
}
