import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

interface GoOptions {
  /** Leaves scroll and focus where they are, as `Link` does with it. */
  keepPlace?: boolean;
}

/** Goes to an internal path, as a click on a link to it would. */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, { keepPlace = false } = {}) =>
      void navigate(path, { state: keepPlace ? { keepPlace } : null }),
    [navigate],
  );
}
