import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from './load-chunk';

interface OnDemand<Props> {
  /** The component; `undefined` until loaded. */
  Part: ComponentType<Props> | undefined;
  /** Loads the code without rendering it; a failure is ignored, `request` retries. */
  prefetch: () => void;
  /** Loads and renders the component; resolves to false if the code did not load. */
  request: () => Promise<boolean>;
}

/** A lazily loaded component, rendered once requested. */
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
