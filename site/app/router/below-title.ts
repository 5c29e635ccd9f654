import { createContext, useContext, type ReactNode } from 'react';

const BelowTitleContext = createContext<ReactNode>(undefined);

/** Sets what every page shows directly below its `h1`, whatever page it is. */
export const BelowTitleProvider = BelowTitleContext.Provider;

export function useBelowTitle(): ReactNode {
  return useContext(BelowTitleContext);
}
