import type { Middleware } from 'swr';
import type { CallResponse } from '../../../contract/shared/initial-data';
import { isAppCall } from '../../api/client/initial-data';

export type RequestedCall = Pick<CallResponse, 'name' | 'input'>;

/** Reports every request that is not in the seeded cache; none is sent during server rendering. */
export function collectRequests(onRequest: (call: RequestedCall) => void): Middleware {
  return (useNext) =>
    function useCollected(key, fetcher, config) {
      const state = useNext(key, fetcher, config);
      if (state.data === undefined && isCall(key)) onRequest({ name: key[0], input: key[1] });
      return state;
    };
}

/** Whether an SWR key is one of `useCall`; other keys are not prerendered. */
function isCall(key: unknown): key is [RequestedCall['name'], RequestedCall['input']] {
  return Array.isArray(key) && isAppCall(key[0]) && typeof key[1] === 'object';
}
