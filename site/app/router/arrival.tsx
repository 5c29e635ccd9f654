import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Focus after a navigation: whether the new page takes it, and which link left the previous page. */
interface Arrival {
  /** True once per navigation; never for the first page view. */
  claim: (locationKey: string) => boolean;
  /** The link last followed on the page of that history entry; `undefined` if it no longer exists. */
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

interface TrackedArrival extends Arrival {
  /** Records the link of a click on the page of that history entry. */
  leave: (locationKey: string, target: EventTarget | null) => void;
}

function createArrival(firstKey: string): TrackedArrival {
  let focusedKey = firstKey;
  const activatedLinks = new Map<string, { href: string; index: number }>();
  // Several links of a page can have the same address.
  const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);
  return {
    leave: (locationKey: string, target: EventTarget | null) => {
      const link = target instanceof Element && target.closest('a');
      activatedLinks.delete(locationKey);
      if (link)
        activatedLinks.set(locationKey, {
          href: link.href,
          index: linksTo(link.href).indexOf(link),
        });
    },
    linkLeft: (locationKey: string) => {
      const { href = '', index = 0 } = activatedLinks.get(locationKey) ?? {};
      return linksTo(href)[index];
    },
    claim: (locationKey: string) => {
      if (locationKey === focusedKey) return false;
      focusedKey = locationKey;
      return true;
    },
  };
}

export function useArrival(): Arrival {
  return useContext(ArrivalContext);
}

/** Whether a navigation, e.g. a filter, keeps scroll position and focus. */
export function keepsPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepPlace' in state;
}
