import type { CallInput } from '../../../contract/schemas';
import { readActivity, readActivityDetail } from '../read/activity';
import { useCall } from '../client/use-call';
import { useSiteId } from '../client/use-site-id';

/** A page of upcoming activities; never from the cache alone, because of the free places. */
export function useActivityPage(input: Omit<CallInput<'activityPage'>, 'siteId'>) {
  const siteId = useSiteId();
  return useCall(
    readActivity,
    'activityPage',
    siteId === undefined ? undefined : { ...input, siteId },
    { keepPreviousData: true },
  );
}

/** One occurrence of an activity; requested on every mount. */
export function useActivityDetail(id: string) {
  const siteId = useSiteId();
  return useCall(
    readActivityDetail,
    'activityDetail',
    siteId === undefined ? undefined : { id, siteId },
  );
}
