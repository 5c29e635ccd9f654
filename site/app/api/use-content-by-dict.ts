import type { CallInput } from '../../contract/calls';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** A page of a category's entries of one period or material, newest first; `undefined` waits. */
export function useContentByDict(
  input: Omit<CallInput<'contentPageByDict'>, 'siteId'> | undefined,
) {
  const siteId = useSiteId();
  const ready = siteId !== undefined && input;
  return useCall('contentPageByDict', ready ? { ...input, siteId } : undefined, {
    keepPreviousData: true,
  });
}
