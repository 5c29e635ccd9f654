import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';
import { readSharedSet } from '../read/object-set';

/** A shared set; no request for `undefined`. */
export function useSharedSet(token: string | undefined) {
  const siteId = useSiteId();
  const isReady = siteId !== undefined && token !== undefined;
  return useCall(readSharedSet, 'sharedObjectSet', isReady ? { siteId, token } : undefined);
}
