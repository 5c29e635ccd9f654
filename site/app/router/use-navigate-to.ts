import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

interface NavigateToOptions {
  /** Keeps scroll position and focus, as in `Link`. Default false. */
  keepScrollAndFocus?: boolean;
  /** Replaces the current history entry. Default false. */
  replace?: boolean;
}

/** Returns a function that navigates to an internal path. */
export function useNavigateTo(): (path: string, options?: NavigateToOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (path: string, { keepScrollAndFocus = false, replace = false }: NavigateToOptions = {}) =>
      void navigate(path, { replace, state: keepScrollAndFocus ? { keepScrollAndFocus } : null }),
    [navigate],
  );
}
