import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion, for scripts; style sheets use the media query. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches;
}

function onChange(update: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', update);
  return () => {
    list.removeEventListener('change', update);
  };
}

/** `prefersReducedMotion` for rendering; false until a prerendered page is hydrated. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(onChange, prefersReducedMotion, () => false);
}
