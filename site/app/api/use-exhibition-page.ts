import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of exhibitions: current ones first, then those to come, then past ones. */
export function useExhibitionPage(input: Omit<CallInput<'exhibitionPage'>, 'siteId'>) {
  const siteId = useSiteId();
  return useCall('exhibitionPage', siteId === undefined ? undefined : { ...input, siteId }, {
    keepPreviousData: true,
  });
}
