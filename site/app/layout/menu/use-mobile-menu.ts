import { useEffect, useState } from 'react';
import { useAddress } from '../../router/use-query';

export const mobileMenuId = 'mobile-menu';

/**
 * Whether the menu of narrow screens is open. It has an entry of its own in the history, so that the
 * way back closes it; a link in it takes that entry's place.
 */
export function useMobileMenu() {
  const { full } = useAddress();
  const [openAt, setOpenAt] = useState<string>();
  // It closes by itself when the address changes, because it was opened at another one.
  const isOpen = openAt === full;
  const close = () => {
    setOpenAt(undefined);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const back = () => {
      setOpenAt(undefined);
      document.querySelector<HTMLElement>(`[aria-controls=${mobileMenuId}]`)?.focus();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') window.history.back();
    };
    // Turned or widened, the window has the other menu, and this one would leave it empty.
    const wide = window.matchMedia('(min-width: 67.5em)');
    const widen = () => {
      if (wide.matches) window.history.back();
    };
    wide.addEventListener('change', widen);
    window.addEventListener('popstate', back);
    document.addEventListener('keydown', escape);
    return () => {
      wide.removeEventListener('change', widen);
      window.removeEventListener('popstate', back);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);

  return {
    isOpen,
    close,
    toggle: () => {
      if (isOpen) {
        window.history.back();
        return;
      }
      window.history.pushState(window.history.state, '');
      setOpenAt(full);
    },
  };
}
