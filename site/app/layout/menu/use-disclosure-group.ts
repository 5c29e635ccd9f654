import { useCallback, useEffect, useRef, useState } from 'react';

/** Hover delays in ms: against accidental opening, and against closing when the pointer slips off. */
const openAfterMs = 90;
const closeAfterMs = 280;

interface DisclosureGroup {
  /** Id of the open item. */
  openId: string | undefined;
  toggle: (id: string) => void;
  openNow: (id: string) => void;
  close: () => void;
  openAfterDelay: (id: string) => void;
  closeAfterDelay: () => void;
}

/**
 * Open state of a row of disclosures, at most one at a time: dismissible by Escape, hoverable, persistent
 * (WCAG 1.4.13). The items have the attribute `data-disclosure`.
 */
export function useDisclosureGroup(): DisclosureGroup {
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
      if (target instanceof Element && !target.closest('[data-disclosure]'))
        setNow(() => undefined);
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
    openNow: (id) => {
      setNow(() => id);
    },
    close: () => {
      setNow(() => undefined);
    },
    openAfterDelay: (id) => {
      scheduleOpen(id, openAfterMs);
    },
    closeAfterDelay: () => {
      scheduleOpen(undefined, closeAfterMs);
    },
  };
}
