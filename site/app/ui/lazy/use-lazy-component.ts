import { useCallback, useState, type ComponentType } from 'react';
import { loadChunk } from '../../loading/load-chunk';

interface LazyComponent<Props> {
  /** The component; `undefined` until loaded. */
  Component: ComponentType<Props> | undefined;
  /** Loads the code without rendering it; a failure is ignored, `request` retries. */
  prefetch: () => void;
  /** Loads and renders the component; resolves to false if the code did not load. */
  load: () => Promise<boolean>;
}

/** A lazily loaded component, rendered once requested. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [part, setPart] = useState<{ Part: ComponentType<Props> }>();
  const prefetch = useCallback(() => {
    loadChunk(load).catch(() => undefined);
  }, [load]);
  return {
    Component: part?.Part,
    prefetch,
    load: async () => {
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
