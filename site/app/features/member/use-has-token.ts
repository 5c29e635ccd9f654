import { useSyncExternalStore } from 'react';
import { readAppToken } from '../../api/app-token';
import { watchSession } from '../../api/session/session-change';

/** Whether the browser holds a token; whether it is good only the service knows. */
export function hasToken(): boolean {
  return readAppToken(() => window.localStorage) !== undefined;
}

/** A page that is drawn for everybody knows no member. */
const nobody = () => false;

export function useHasToken(): boolean {
  return useSyncExternalStore(watchSession, hasToken, nobody);
}
