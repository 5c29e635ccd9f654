import { useSyncExternalStore } from 'react';
import { readAppToken } from '../../api/app-token';
import { watchSession } from '../../api/session/session-change';

export function readToken(): string | undefined {
  return readAppToken(() => window.localStorage);
}

/** Whether the browser holds a token; whether it is good only the service knows. */
export function hasToken(): boolean {
  return readToken() !== undefined;
}

/** A page that is drawn for everybody knows no member. */
const nobody = () => false;

export function useHasToken(): boolean {
  return useSyncExternalStore(watchSession, hasToken, nobody);
}
