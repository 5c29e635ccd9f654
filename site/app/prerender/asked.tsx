import type { ReactNode } from 'react';
import { SWRConfig, type Middleware } from 'swr';
import type { FirstViewAnswer } from '../../contract/first-view';
import { isCallName } from '../api/first-view';

export type AskedCall = Pick<FirstViewAnswer, 'name' | 'input'>;

interface AskedProps {
  /** Called for every request that is not in the seeded cache. */
  onAsked: (call: AskedCall) => void;
  children: ReactNode;
}

/** Collects the requests of the rendered components; none is sent during server rendering. */
export function Asked({ onAsked, children }: AskedProps) {
  const collect: Middleware = (useNext) =>
    function useCollected(key, fetcher, config) {
      const state = useNext(key, fetcher, config);
      if (state.data === undefined && isCall(key)) onAsked({ name: key[0], input: key[1] });
      return state;
    };
  return <SWRConfig value={{ use: [collect] }}>{children}</SWRConfig>;
}

/** Whether an SWR key is one of `useCall`; other keys are not prerendered. */
function isCall(key: unknown): key is [AskedCall['name'], AskedCall['input']] {
  return Array.isArray(key) && isCallName(key[0]) && typeof key[1] === 'object';
}
