import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The shown address: its path, and its query after `?` inside the hash. */
export function useAddress(): { path: string; query: URLSearchParams; full: string } {
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({ path: pathname, query: new URLSearchParams(search), full: pathname + search }),
    [pathname, search],
  );
}
