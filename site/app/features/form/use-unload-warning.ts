import { useEffect } from 'react';
import { createUnloadWarning } from '../../ui/unload-warning';

/** While `isUnsent`, the browser asks for confirmation before the page unloads. */
export function useUnloadWarning(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const { begin, end } = createUnloadWarning();
    begin();
    return end;
  }, [isUnsent]);
}
