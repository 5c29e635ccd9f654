import type { Middleware } from 'swr';
import type { CallResponse } from '../../../contract/shared/initial-data';
import { isAppCall } from '../../api/client/initial-data';

export type RequestedCall = Pick<CallResponse, 'name' | 'input'>;

/**
 * Reports every request that is not in the seeded cache; none is sent during server rendering. `isCollected` limits
 * them to some calls. Default: those with a reader in the main chunk.
 */
export function collectRequests(
  onRequest: (call: RequestedCall) => void,
  isCollected: (name: string) => boolean = isAppCall,
): Middleware {
  return (useNext) =>
    function useCollected(key, fetcher, config) {
      const state = useNext(key, fetcher, config);
      if (state.data === undefined && isCall(key, isCollected))
        onRequest({ name: key[0], input: key[1] });
      return state;
    };
}

/** Whether an SWR key is one of `useCall`; other keys are not prerendered. */
function isCall(
  key: unknown,
  isCollected: (name: string) => boolean,
): key is [RequestedCall['name'], RequestedCall['input']] {
  const [name, input] = Array.isArray(key) ? (key as unknown[]) : [];
  return typeof name === 'string' && isCollected(name) && typeof input === 'object';
}
