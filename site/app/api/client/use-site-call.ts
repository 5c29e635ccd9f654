import type { CallInput } from '../../../contract/schemas';
import type { AppCall } from '../read';
import { useCall } from './use-call';
import { useSiteId } from './use-site-id';

/** Input of a call without the site id. */
export type SiteInput<Name extends AppCall> = Omit<CallInput<Name>, 'siteId'>;

/** Like `useCall`, with the current site id; no request before the id is known or for `undefined` input. */
export function useSiteCall<Name extends AppCall>(
  name: Name,
  input: SiteInput<Name> | undefined,
  options?: Parameters<typeof useCall>[2],
) {
  const siteId = useSiteId();
  const ready = siteId !== undefined && input;
  return useCall(name, ready ? ({ ...input, siteId } as CallInput<Name>) : undefined, options);
}

/** Like `useSiteCall`, for lists: keeps the previous page while the next one loads. */
export function usePagedSiteCall<Name extends AppCall>(
  name: Name,
  input: SiteInput<Name> | undefined,
) {
  return useSiteCall(name, input, { keepPreviousData: true });
}
