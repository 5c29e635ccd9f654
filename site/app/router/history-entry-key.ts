import { useInsertionEffect } from 'react';

/**
 * Adds a key to the current history entry. The router keys only the entries it pushes; a new document, a typed
 * hash and an absolute link would share the key `default`, and with it scroll, focus and announcement.
 */
export function ensureHistoryEntryKey(): void {
  const state: unknown = window.history.state;
  const stateFields = typeof state === 'object' && state !== null ? state : {};
  if ('key' in stateFields && typeof stateFields.key === 'string') return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...stateFields, key }, '');
}

/**
 * Adds a key on each `popstate`, before the router reads it: window listeners run in the order of their
 * registration, and insertion effects run before the layout effect in which the router adds its listener.
 */
export function useHistoryEntryKeys(): void {
  useInsertionEffect(() => {
    window.addEventListener('popstate', ensureHistoryEntryKey);
    return () => {
      window.removeEventListener('popstate', ensureHistoryEntryKey);
    };
  }, []);
}
