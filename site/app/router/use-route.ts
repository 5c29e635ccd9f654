import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from './match-route';

/** The current route; `undefined` on the not-found page. */
export function useRoute(): RouteMatch | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => matchRoute(pathname, search), [pathname, search]);
}

/** A path parameter of the current route; '' if absent. */
export function useRouteParam(name: string): string {
  return useRoute()?.params[name] ?? '';
}
