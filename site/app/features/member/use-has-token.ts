import { useSyncExternalStore } from 'react';
import { readAppToken } from '../../api/app-token';
import { watchSession } from '../../api/session/session-change';

const hasToken = () => readAppToken(() => window.localStorage) !== undefined;

/** Whether the browser holds a token; whether it is good only the service knows. */
export function useHasToken(): boolean {
  return useSyncExternalStore(watchSession, hasToken);
}
