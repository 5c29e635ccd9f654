import { useSyncExternalStore } from 'react';
import { readAccessToken } from '../../api/client/access-token';
import { onSessionChange } from '../../api/session/session-change';

/** Whether the browser has a token; it may have expired. */
export function hasToken(): boolean {
  return readAccessToken() !== undefined;
}

/** Prerendered pages are the same for all visitors. */
const serverSnapshot = () => false;

export function useHasToken(): boolean {
  return useSyncExternalStore(onSessionChange, hasToken, serverSnapshot);
}
