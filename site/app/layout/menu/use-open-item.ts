import { useCallback, useEffect, useRef, useState } from 'react';

/** A pointer that crosses the menu on its way opens nothing; one that slips off may come back. */
const openAfterMs = 90;
const closeAfterMs = 280;

interface OpenItem {
  /** The one item whose part is shown. */
  openId: string | undefined;
  toggle: (id: string) => void;
  show: (id: string) => void;
  close: () => void;
  pointAt: (id: string) => void;
  pointAway: () => void;
}

/**
 * Which item of a row has its part open: dismissible by Escape, hoverable, and it stays (WCAG 1.4.13).
 * The items bear `data-opens`.
 */
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
    const beside = ({ target }: Event) => {
      // A tap elsewhere takes no focus away where buttons never got it.
      if (target instanceof Element && !target.closest('[data-opens]')) set(() => undefined);
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', beside);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', beside);
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
    show: (id) => {
      set(() => id);
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
