import { useEffect } from 'react';

/** Lets the browser ask before a reload or another site discards what was typed. */
export function useUnloadWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chromium before 119 asks only where this is set.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsent]);
}
