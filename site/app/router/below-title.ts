import { createContext, useContext, type ReactNode } from 'react';

const BelowTitleContext = createContext<ReactNode>(undefined);

/** Provides the content that every page renders directly below its `h1`. */
export const BelowTitleProvider = BelowTitleContext.Provider;

export function useBelowTitle(): ReactNode {
  return useContext(BelowTitleContext);
}
