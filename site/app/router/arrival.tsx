import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** What follows a navigation: which arrival has been greeted already, and where one left the page before. */
interface Arrival {
  /** True once for each navigation that wants focus; never for the first page view. */
  claim: (locationKey: string) => boolean;
  /** The link by which the page of that navigation was left, where one comes back to it and it still stands. */
  linkLeft: (locationKey: string) => HTMLElement | undefined;
}

const ArrivalContext = createContext<Arrival>({
  claim: () => false,
  linkLeft: () => undefined,
});

export function ArrivalProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [arrival] = useState(() => createArrival(key));
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      arrival.leave(key, target);
    };
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
    };
  }, [arrival, key]);
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>;
}

function createArrival(firstKey: string) {
  let greeted = firstKey;
  const left = new Map<string, { href: string; index: number }>();
  // Menus and cards may lead to the same page.
  const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);
  return {
    leave: (locationKey: string, target: EventTarget | null) => {
      const link = target instanceof Element && target.closest('a');
      left.delete(locationKey);
      if (link) left.set(locationKey, { href: link.href, index: linksTo(link.href).indexOf(link) });
    },
    linkLeft: (locationKey: string) => {
      const { href = '', index = 0 } = left.get(locationKey) ?? {};
      return linksTo(href)[index];
    },
    claim: (locationKey: string) => {
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
