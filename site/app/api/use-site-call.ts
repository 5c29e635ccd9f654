import type { CallInput } from '../../contract/calls';
import type { AppCall } from './read';
import { useCall } from './use-call';
import { useSiteId } from './use-site';

/** What a call takes beside the site's id. */
export type SiteInput<Name extends AppCall> = Omit<CallInput<Name>, 'siteId'>;

/** Asks in the name of the shown site; an `undefined` input waits, and all wait until the site is known. */
export function useSiteCall<Name extends AppCall>(
  name: Name,
  input: SiteInput<Name> | undefined,
  options?: Parameters<typeof useCall>[2],
) {
  const siteId = useSiteId();
  const ready = siteId !== undefined && input;
  return useCall(name, ready ? ({ ...input, siteId } as CallInput<Name>) : undefined, options);
}

/** A list: the page shown stays until the next one is there. */
export function useSitePage<Name extends AppCall>(name: Name, input: SiteInput<Name> | undefined) {
  return useSiteCall(name, input, { keepPreviousData: true });
}
