import { useEffect, useState } from 'react';
import { useHashLocation } from '../../router/use-hash-location';

export const mobileMenuId = 'mobile-menu';

/**
 * Open state of the mobile menu. Opening pushes a history entry, so that the back button closes it; links in
 * the menu replace that entry.
 */
export function useMobileMenu() {
  const { full } = useHashLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Derived from the address it was opened at, so that any navigation closes it.
  const isOpen = openAt === full;
  const close = () => {
    setOpenAt(undefined);
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPopState = () => {
      setOpenAt(undefined);
      document.querySelector<HTMLElement>(`[aria-controls=${mobileMenuId}]`)?.focus();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') window.history.back();
    };
    // Wide windows show the main menu; the hidden page would leave them empty.
    const wideScreen = window.matchMedia('(min-width: 67.5em)');
    const onWidthChange = () => {
      if (wideScreen.matches) window.history.back();
    };
    wideScreen.addEventListener('change', onWidthChange);
    window.addEventListener('popstate', onPopState);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      wideScreen.removeEventListener('change', onWidthChange);
      window.removeEventListener('popstate', onPopState);
      document.removeEventListener('keydown', onKeyDown);
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
