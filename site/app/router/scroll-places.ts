import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from './arrival';

const storageKey = 'scroll-places';
/** After this long a page that is still too short keeps the visitor where they are. */
const patienceMs = 5000;

/** Each navigation begins at the top; going back finds the place where one was. */
export function useScrollPlaces(): void {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const type = useNavigationType();
  const [places] = useState(readPlaces);
  // Read before the page is laid out anew: a page that came drawn may have been scrolled before this.
  const [begunAt] = useState(() => window.scrollY);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      places.set(key, window.scrollY);
    };
    const store = () => {
      storePlaces(places);
    };
    let giveUp: () => void = () => undefined;
    const place = places.get(key) ?? 0;
    // Where there is nothing to do, nothing is measured: the first layout is a slow phone's longest task.
    const stays = isFirst.current && (begunAt > 0 || place === 0);
    isFirst.current = false;
    if (stays) places.set(key, begunAt);
    else if (type === NavigationType.Pop) giveUp = scrollWhenTallEnough(place);
    else if (!keepsPlace(state)) window.scrollTo(0, 0);
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      giveUp();
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', store);
    };
  }, [begunAt, key, places, state, type]);
}

/** The page grows as its data come; the visitor's own move ends the waiting. */
function scrollWhenTallEnough(top: number): () => void {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) return () => undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const move of moves) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}

function readPlaces(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    const pairs = Array.isArray(stored) ? (stored as unknown[]) : [];
    return new Map(pairs.filter(isPlace));
  } catch {
    return new Map();
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}

function storePlaces(places: ReadonlyMap<string, number>): void {
  try {
    // A long visit leaves many places; the newest are the ones one goes back to.
    window.sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)));
  } catch {
    // Without storage a reload begins at the top.
  }
}
