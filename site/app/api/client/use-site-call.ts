import type { CallInput } from '../../../contract/schemas';
import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import type { Reader } from './call-result';
import { useCall } from './use-call';
import { useSiteId } from './use-site-id';

/** Input of a call without the site id. */
export type SiteInput<Name extends SiteCallName> = Omit<CallInput<Name>, 'siteId'>;

/** Like `useCall`, with the current site id; no request before the id is known or for `undefined` input. */
export function useSiteCall<Name extends SiteCallName>(
  read: Reader<Name>,
  name: Name,
  input: SiteInput<Name> | undefined,
  options?: Parameters<typeof useCall>[3],
) {
  const siteId = useSiteId();
  const ready = siteId !== undefined && input;
  return useCall(
    read,
    name,
    ready ? ({ ...input, siteId } as CallInput<Name>) : undefined,
    options,
  );
}

/** Like `useSiteCall`, for lists: keeps the previous page while the next one loads. */
export function usePagedSiteCall<Name extends SiteCallName>(
  read: Reader<Name>,
  name: Name,
  input: SiteInput<Name> | undefined,
) {
  return useSiteCall(read, name, input, { keepPreviousData: true });
}
