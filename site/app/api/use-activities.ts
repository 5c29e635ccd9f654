import type { CallInput } from '../../contract/calls';
import { readActivity, readActivityDetail } from './read/activity';
import { useCallWith } from './use-call';
import { useSiteId } from './use-site';

/** A page of what is to come, with the places that are left now. */
export function useActivityPage(input: Omit<CallInput<'activityPage'>, 'siteId'>) {
  const siteId = useSiteId();
  return useCallWith(
    readActivity,
    'activityPage',
    siteId === undefined ? undefined : { ...input, siteId },
    { keepPreviousData: true, revalidateOnMount: true },
  );
}

/** One activity at one of its times. */
export function useActivityDetail(id: string) {
  const siteId = useSiteId();
  return useCallWith(
    readActivityDetail,
    'activityDetail',
    siteId === undefined ? undefined : { id, siteId },
    { revalidateOnMount: true },
  );
}
