import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsScrollAndFocus } from './navigation-focus';

const storageKey = 'scroll-places';
/** Time after which the restoration of a scroll position is given up. */
const restoreTimeoutMs = 5000;

/** Scrolls to the top on navigation; restores the position on history traversal and reload. */
export function useScrollRestoration(): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const type = useNavigationType();
  const [positions] = useState(readPositions);
  // The visitor may have scrolled the prerendered page before this first rendering.
  const [initialScrollY] = useState(() => (typeof window === 'undefined' ? 0 : window.scrollY));
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const savePosition = () => {
      positions.set(key, window.scrollY);
    };
    const persist = () => {
      storePositions(positions);
    };
    let stopRestoring: () => void = () => undefined;
    const position = positions.get(key) ?? 0;
    // No scroll call without need: it forces a layout, the longest task of the first load on a slow phone.
    const keepsPosition = isFirst.current && (initialScrollY > 0 || position === 0);
    isFirst.current = false;
    if (keepsPosition) positions.set(key, initialScrollY);
    else if (type === NavigationType.Pop) stopRestoring = scrollWhenTallEnough(position);
    else if (!keepsScrollAndFocus(state)) window.scrollTo(0, 0);
    window.addEventListener('scroll', savePosition, { passive: true });
    window.addEventListener('pagehide', persist);
    return () => {
      stopRestoring();
      window.removeEventListener('scroll', savePosition);
      window.removeEventListener('pagehide', persist);
    };
  }, [initialScrollY, key, positions, state, type]);
}

/** Scrolls until the page is tall enough; input of the visitor ends it. Returns a stop function. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) return () => undefined;
  const resizeObserver = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const inputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    resizeObserver.disconnect();
    clearTimeout(timer);
    for (const type of inputEvents) window.removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, restoreTimeoutMs);
  for (const type of inputEvents) window.addEventListener(type, stop, { passive: true });
  resizeObserver.observe(document.body);
  return stop;
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    const pairs = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(pairs.filter(isPosition));
  } catch {
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    // Limits the storage to the 50 newest entries.
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
  } catch {
    // Storage is blocked or full: a reload starts at the top.
  }
}
