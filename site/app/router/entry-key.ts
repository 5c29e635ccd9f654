import { useLayoutEffect } from 'react';

/**
 * Gives the shown history entry a key. The router keys only what it pushes itself: a fresh document, a
 * typed hash and an absolute link would all be `default`, and share scroll, focus and announcement.
 */
export function keyEntry(): void {
  const state: unknown = window.history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if ('key' in known && typeof known.key === 'string') return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...known, key }, '');
}

/**
 * Keys each entry that is shown. Stands before the router: browsers call the listeners of the window in
 * the order of their registration, also those that capture, and the router's has to find the key.
 */
export function EntryKeys() {
  useLayoutEffect(() => {
    window.addEventListener('popstate', keyEntry);
    return () => {
      window.removeEventListener('popstate', keyEntry);
    };
  }, []);
  return null;
}
