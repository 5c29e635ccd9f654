import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

interface GoOptions {
  /** Keeps scroll position and focus, as in `Link`. Default false. */
  keepPlace?: boolean;
}

/** Returns a function that navigates to an internal path. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string, { keepPlace = false }: GoOptions = {}) =>
      void navigate(path, { state: keepPlace ? { keepPlace } : null }),
    [navigate],
  );
}
