import { useSyncExternalStore } from 'react';
import { readAppToken } from '../../api/app-token';
import { watchSession } from '../../api/session/session-change';

export function readToken(): string | undefined {
  return readAppToken(() => window.localStorage);
}

/** Whether the browser has a token; it may have expired. */
export function hasToken(): boolean {
  return readToken() !== undefined;
}

/** Prerendered pages are the same for all visitors. */
const serverSnapshot = () => false;

export function useHasToken(): boolean {
  return useSyncExternalStore(watchSession, hasToken, serverSnapshot);
}
