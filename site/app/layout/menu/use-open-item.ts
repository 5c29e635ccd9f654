import { useCallback, useEffect, useRef, useState } from 'react';

/** A pointer that crosses the menu on its way opens nothing; one that slips off may come back. */
const openAfterMs = 90;
const closeAfterMs = 280;

interface OpenItem {
  /** The one item whose sub-menu is shown. */
  openId: string | undefined;
  toggle: (id: string) => void;
  close: () => void;
  pointAt: (id: string) => void;
  pointAway: () => void;
}

/** Which sub-menu is open: dismissible by Escape, hoverable, and it stays (WCAG 1.4.13). */
export function useOpenItem(): OpenItem {
  const [openId, setOpenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const later = useCallback((id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpenId(id);
    }, delay);
  }, []);

  const set = useCallback((next: (open: string | undefined) => string | undefined) => {
    clearTimeout(timer.current);
    setOpenId(next);
  }, []);

  useEffect(() => {
    if (openId === undefined) return;
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') set(() => undefined);
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
    };
  }, [openId, set]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    openId,
    toggle: (id) => {
      set((open) => (open === id ? undefined : id));
    },
    close: () => {
      set(() => undefined);
    },
    pointAt: (id) => {
      later(id, openAfterMs);
    },
    pointAway: () => {
      later(undefined, closeAfterMs);
    },
  };
}
