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
 * Breadcrumbs and side menu, once a page wants them and their code is there. `retry` is given where
 * it could not be loaded; each navigation asks again by itself.
 */
export function useInnerParts(wantedAt: string | undefined) {
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
    if (wantedAt !== undefined) void load();
  }, [load, wantedAt]);

  if (wantedAt === undefined) return {};
  const loaded = parts ?? chunk?.held();
  return loaded ? { parts: loaded } : { retry: hasFailed ? load : undefined };
}
