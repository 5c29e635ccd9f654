import { joinIds, objectSetLimits } from '../../../contract/shared/object-sets';
import { useCall } from '../client/use-call';
import { usePagedSiteCall } from '../client/use-site-call';
import { useSiteId } from '../client/use-site-id';
import { readExhibit } from '../read/exhibit';
import { readSharedSet } from '../read/object-set';

/** The objects with these ids that this site shows; keeps the ones before while ids are added. */
export function useObjectsById(ids: readonly string[]) {
  // The same request whatever the order.
  const joined = joinIds([...ids].sort());
  const input = { ids: joined, pageSize: objectSetLimits.objects };
  return usePagedSiteCall(readExhibit, 'exhibitPage', ids.length > 0 ? input : undefined);
}

/** A shared set; no request for `undefined`. */
export function useSharedSet(token: string | undefined) {
  const siteId = useSiteId();
  const isReady = siteId !== undefined && token !== undefined;
  return useCall(readSharedSet, 'sharedObjectSet', isReady ? { siteId, token } : undefined);
}
