import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type * as innerParts from './inner-parts';
import { holdChunk, type HeldChunk } from '../router/held-chunk';

export type InnerParts = Pick<typeof innerParts, 'Breadcrumbs' | 'SectionLine' | 'SideMenu'>;

export function createInnerParts(): HeldChunk<InnerParts> {
  return holdChunk(() => import('./inner-parts'));
}

const InnerPartsContext = createContext<HeldChunk<InnerParts> | undefined>(undefined);
export const InnerPartsProvider = InnerPartsContext.Provider;

/**
 * Loads breadcrumbs and side menu; nothing if `path` is `undefined`. `retry` is set after a failed import; each
 * change of `path` retries by itself.
 */
export function useInnerParts(path: string | undefined) {
  const chunk = useContext(InnerPartsContext);
  const [parts, setParts] = useState(() => chunk?.held());
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      Promise.resolve(chunk?.fetch()).then(
        (loaded) => {
          setParts(loaded);
          return true;
        },
        () => {
          setFailed(true);
          return false;
        },
      ),
    [chunk],
  );

  useEffect(() => {
    if (path !== undefined) void load();
  }, [load, path]);

  if (path === undefined) return {};
  const loaded = parts ?? chunk?.held();
  return loaded ? { parts: loaded } : { retry: hasFailed ? load : undefined };
}
