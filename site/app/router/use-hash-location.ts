import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** Path and query of the current hash address. */
export function useHashLocation(): { path: string; query: URLSearchParams; full: string } {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({ path: pathname, query: new URLSearchParams(search), full: pathname + search }),
    [pathname, search],
  );
}
