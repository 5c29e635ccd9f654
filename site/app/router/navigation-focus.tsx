import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Focus after a navigation: whether the new page takes it, and which link left the previous page. */
interface NavigationFocus {
  /** True once per navigation; never for the first page view. */
  shouldMoveFocus: (locationKey: string) => boolean;
  /** The link last followed on the page of that history entry; `undefined` if it no longer exists. */
  lastActivatedLink: (locationKey: string) => HTMLElement | undefined;
}

const NavigationFocusContext = createContext<NavigationFocus>({
  shouldMoveFocus: () => false,
  lastActivatedLink: () => undefined,
});

export function NavigationFocusProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [arrival] = useState(() => createNavigationFocus(key));
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      arrival.recordActivatedLink(key, target);
    };
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('click', onClick, true);
    };
  }, [arrival, key]);
  return <NavigationFocusContext value={arrival}>{children}</NavigationFocusContext>;
}

interface TrackedNavigationFocus extends NavigationFocus {
  /** Records the link of a click on the page of that history entry. */
  recordActivatedLink: (locationKey: string, target: EventTarget | null) => void;
}

function createNavigationFocus(firstKey: string): TrackedNavigationFocus {
  let focusedKey = firstKey;
  const activatedLinks = new Map<string, { href: string; index: number }>();
  // Several links of a page can have the same address.
  const linksTo = (href: string) => [...document.links].filter((link) => link.href === href);
  return {
    recordActivatedLink: (locationKey: string, target: EventTarget | null) => {
      const link = target instanceof Element && target.closest('a');
      activatedLinks.delete(locationKey);
      if (link)
        activatedLinks.set(locationKey, {
          href: link.href,
          index: linksTo(link.href).indexOf(link),
        });
    },
    lastActivatedLink: (locationKey: string) => {
      const { href = '', index = 0 } = activatedLinks.get(locationKey) ?? {};
      return linksTo(href)[index];
    },
    shouldMoveFocus: (locationKey: string) => {
      if (locationKey === focusedKey) return false;
      focusedKey = locationKey;
      return true;
    },
  };
}

export function useNavigationFocus(): NavigationFocus {
  return useContext(NavigationFocusContext);
}

/** Whether a navigation, e.g. a filter, keeps scroll position and focus. */
export function keepsScrollAndFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepScrollAndFocus' in state;
}
