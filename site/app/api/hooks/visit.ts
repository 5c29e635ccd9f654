import type { CallRecord } from '../../../contract/schemas';
import { isObject, wholeNumber } from '../read/values';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

function readBrowseCount(value: unknown): CallRecord<'browseCount'> | undefined {
  if (!isObject(value)) return undefined;
  const total = wholeNumber(value.total);
  const today = wholeNumber(value.today);
  return total === undefined || today === undefined ? undefined : { total, today };
}

/** Number of visits to the site, in total and today. */
export function useBrowseCount() {
  const siteId = useSiteId();
  return useCall(readBrowseCount, 'browseCount', siteId === undefined ? undefined : { siteId });
}
