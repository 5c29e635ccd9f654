import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk';

interface OnDemand<Props> {
  /** The part, as soon as its code is there. */
  Part: ComponentType<Props> | undefined;
  /** Fetches the code ahead of the click; a failure shows when it is asked for. */
  prefetch: () => void;
  /** Fetches the code, unless it is there; whether it is now. */
  request: () => Promise<boolean>;
}

/** A part of a page whose code comes when a visitor asks for it. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const prefetch = useCallback(() => {
    loadChunk(load).catch(() => undefined);
  }, [load]);
  return {
    Part: part?.Part,
    prefetch,
    request: async () => {
      if (part) return true;
      try {
        const Part = await loadChunk(load);
        setPart({ Part });
        return true;
      } catch {
        return false;
      }
    },
  };
}
