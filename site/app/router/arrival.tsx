import { createContext, useContext, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What follows a navigation: which arrival has been greeted already, and who speaks the new title. */
interface Arrival {
  /** True once for each navigation that wants focus; never for the first page view. */
  claim: (locationKey: string) => boolean;
}

const ArrivalContext = createContext<Arrival>({ claim: () => false });

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [arrival] = useState(() => createArrival(key));
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>;
}

function createArrival(firstKey: string): Arrival {
  let greeted = firstKey;
  return {
    claim: (locationKey) => {
      if (locationKey === greeted) return false;
      greeted = locationKey;
      return true;
    },
  };
}

export function useArrival(): Arrival {
  return useContext(ArrivalContext);
}

/** True where the navigation changed only a part of the page, a filter say. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state;
}
