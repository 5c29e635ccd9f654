import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from './match-route';

/** The route that is being shown; `undefined` on the not-found page. */
export function useRoute(): RouteMatch | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => matchRoute(pathname, search), [pathname, search]);
}

/** A parameter of the shown route; '' where it has none of that name. */
export function useRouteParam(name: string): string {
  return useRoute()?.params[name] ?? '';
}
