import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { gonePath } from '../../contract/shared/prerendered-path';
import { matchRoute, type RouteMatch } from './match-route';

/** The current route; `undefined` on the not-found page. */
export function useRoute(): RouteMatch | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => matchRoute(pathname, search), [pathname, search]);
}

/** Code of the category that the current page shows: its own, or on the page of a record that of the list. */
export function useCategoryCode(): string {
  const route = useRoute()?.route;
  return route?.meta?.parent ?? route?.name ?? '';
}

/** A path parameter of the current route; '' if absent. */
export function useRouteParam(name: string): string {
  return useRoute()?.params[name] ?? '';
}

/** Whether the page is that of a withdrawn record. */
export function useIsGone(): boolean {
  return useLocation().pathname === gonePath;
}
