import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

type Load = () => Promise<ComponentType>;

/** Reads a lazy component; one that is not loaded yet is loaded before the next rendering. */
type ReadPart = (load: Load) => ComponentType | undefined;

const StaticPageContext = createContext<ReadPart | undefined>(undefined);
export const StaticPageProvider = StaticPageContext.Provider;

/** Replaces `ui/static-page.ts`: true on a crawlable page, false on a prerendered page of the app. */
export const useIsStaticPage = (): boolean => useContext(StaticPageContext) !== undefined;

/** Replaces that of `ui/static-page.ts`: `undefined` on a prerendered page, and until the part is loaded. */
export function useStaticPart(load: Load): ReactNode {
  const Part = useContext(StaticPageContext)?.(load);
  return Part && createElement(Part);
}

/** The lazy components of one page. */
export function createStaticParts() {
  const loaded = new Map<Load, ComponentType>();
  const pending = new Set<Load>();
  return {
    read: (load: Load) => {
      if (!loaded.has(load)) pending.add(load);
      return loaded.get(load);
    },
    /** Loads what the last rendering lacked; false if it lacked nothing. */
    loadPending: async (): Promise<boolean> => {
      const missing = [...pending];
      pending.clear();
      await Promise.all(missing.map(async (load) => loaded.set(load, await load())));
      return missing.length > 0;
    },
  };
}
