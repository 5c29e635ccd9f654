import type { CallInput } from '../../contract/calls';
import { readSearchHit } from './read/search-hit';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** A page of hits; `undefined` waits. The page shown stays until the next one is there. */
export function useFullSearch(input: Omit<CallInput<'fullSearch'>, 'siteId'> | undefined) {
  const siteId = useSiteId();
  return useCallWith(
    readSearchHit,
    'fullSearch',
    siteId !== undefined && input ? { ...input, siteId } : undefined,
    { keepPreviousData: true },
  );
}
