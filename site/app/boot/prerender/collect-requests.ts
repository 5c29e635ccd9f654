import type { Middleware } from 'swr';
import { isSiteCall } from '../../api/client/initial-data';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Endpoint } from '../../../contract/shared/endpoint';
import { siteEndpoints, type SiteCallName } from '../../../contract/shared/site-endpoints';

export type RequestedCall = Pick<CallResponse, 'name' | 'input'>;

/**
 * Reports every request that is not in the seeded cache; none is sent during server rendering. `isCollected` limits
 * them to some calls. Default: those whose responses depend on content only.
 */
export function collectRequests(
  onRequest: (call: RequestedCall) => void,
  isCollected: (name: SiteCallName) => boolean = isContentCall,
): Middleware {
  return (useNext) =>
    function useCollected(key, fetcher, config) {
      const state = useNext(key, fetcher, config);
      if (state.data === undefined && isCall(key, isCollected))
        onRequest({ name: key[0], input: key[1] });
      return state;
    };
}

/** Whether the response of a call depends on content, input and time only. */
export function isContentCall(name: SiteCallName): boolean {
  const { cache }: Endpoint = siteEndpoints[name];
  return cache === 'content';
}

/** Whether an SWR key is one of `useCall`; other keys are not prerendered. */
function isCall(
  key: unknown,
  isCollected: (name: SiteCallName) => boolean,
): key is [RequestedCall['name'], RequestedCall['input']] {
  const [name, input] = Array.isArray(key) ? (key as unknown[]) : [];
  return isSiteCall(name) && isCollected(name) && typeof input === 'object';
}
