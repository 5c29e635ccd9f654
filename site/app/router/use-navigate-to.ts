import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

interface NavigateToOptions {
  /** Keeps scroll position and focus, as in `Link`. Default false. */
  keepPlace?: boolean;
}

/** Returns a function that navigates to an internal path. */
export function useNavigateTo(): (path: string, options?: NavigateToOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string, { keepPlace = false }: NavigateToOptions = {}) =>
      void navigate(path, { state: keepPlace ? { keepPlace } : null }),
    [navigate],
  );
}
