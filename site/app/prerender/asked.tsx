import type { ReactNode } from 'react';
import { SWRConfig, type Middleware } from 'swr';
import type { FirstViewAnswer } from '../../contract/first-view';
import { isCallName } from '../api/first-view';

export type AskedCall = Pick<FirstViewAnswer, 'name' | 'input'>;

interface AskedProps {
  /** Hears of each call to which no answer was there; `children` are drawn as they load. */
  onAsked: (call: AskedCall) => void;
  children: ReactNode;
}

/** Outside a browser nothing is fetched: this tells what would be. */
export function Asked({ onAsked, children }: AskedProps) {
  const watch: Middleware = (useNext) =>
    function useWatched(key, fetcher, config) {
      const state = useNext(key, fetcher, config);
      if (state.data === undefined && isCall(key)) onAsked({ name: key[0], input: key[1] });
      return state;
    };
  return <SWRConfig value={{ use: [watch] }}>{children}</SWRConfig>;
}

/** The keys of `useCall`; others are the browser's own matter. */
function isCall(key: unknown): key is [AskedCall['name'], AskedCall['input']] {
  return Array.isArray(key) && isCallName(key[0]) && typeof key[1] === 'object';
}
