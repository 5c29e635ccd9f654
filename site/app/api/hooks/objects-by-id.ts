import { joinIds, objectSetLimits } from '../../../contract/shared/object-sets';
import { usePagedSiteCall } from '../client/use-site-call';
import { readExhibit } from '../read/exhibit';

/** The objects with these ids that this site shows; keeps the ones before while ids are added. */
export function useObjectsById(ids: readonly string[]) {
  // The same request whatever the order.
  const joined = joinIds([...ids].sort());
  const input = { ids: joined, pageSize: objectSetLimits.objects };
  return usePagedSiteCall(readExhibit, 'exhibitPage', ids.length > 0 ? input : undefined);
}
