import { createContext, useContext, useEffect, useState } from 'react';
import type * as innerParts from './inner-parts';
import { holdChunk, type HeldChunk } from '../router/held-chunk';

export type InnerParts = Pick<typeof innerParts, 'Breadcrumbs' | 'SectionLine' | 'SideMenu'>;

export function createInnerParts(): HeldChunk<InnerParts> {
  return holdChunk(() => import('./inner-parts'));
}

const InnerPartsContext = createContext<HeldChunk<InnerParts> | undefined>(undefined);
export const InnerPartsProvider = InnerPartsContext.Provider;

/**
 * Breadcrumbs and side menu, once a page wants them and their code is there. Without them the page
 * stands alone; the next one asks again.
 */
export function useInnerParts(wantedAt: string | undefined): InnerParts | undefined {
  const chunk = useContext(InnerPartsContext);
  const [parts, setParts] = useState(() => chunk?.held());

  useEffect(() => {
    if (wantedAt !== undefined) chunk?.fetch().then(setParts, () => undefined);
  }, [chunk, wantedAt]);

  return wantedAt === undefined ? undefined : (parts ?? chunk?.held());
}
