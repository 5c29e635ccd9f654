import { useCallback, useEffect, useRef, useState } from 'react';

/** Hover delays in ms: against accidental opening, and against closing when the pointer slips off. */
const openAfterMs = 90;
const closeAfterMs = 280;

interface OpenItem {
  /** Id of the open item. */
  openId: string | undefined;
  toggle: (id: string) => void;
  show: (id: string) => void;
  close: () => void;
  pointAt: (id: string) => void;
  pointAway: () => void;
}

/**
 * Open state of a row of disclosures, at most one at a time: dismissible by Escape, hoverable, persistent
 * (WCAG 1.4.13). The items have the attribute `data-opens`.
 */
export function useOpenItem(): OpenItem {
  const [openId, setOpenId] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const scheduleOpen = useCallback((id: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpenId(id);
    }, delay);
  }, []);

  const setNow = useCallback((next: (open: string | undefined) => string | undefined) => {
    clearTimeout(timer.current);
    setOpenId(next);
  }, []);

  useEffect(() => {
    if (openId === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setNow(() => undefined);
    };
    const onPointerDown = ({ target }: Event) => {
      // Blur does not cover this: Safari does not focus a tapped button.
      if (target instanceof Element && !target.closest('[data-opens]')) setNow(() => undefined);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [openId, setNow]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return {
    openId,
    toggle: (id) => {
      setNow((open) => (open === id ? undefined : id));
    },
    show: (id) => {
      setNow(() => id);
    },
    close: () => {
      setNow(() => undefined);
    },
    pointAt: (id) => {
      scheduleOpen(id, openAfterMs);
    },
    pointAway: () => {
      scheduleOpen(undefined, closeAfterMs);
    },
  };
}
