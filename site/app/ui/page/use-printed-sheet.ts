import { useLayoutEffect } from 'react';

/** While mounted, everything but elements with `data-print="sheet"` is left out of what is printed. */
export function usePrintedSheet(): void {
  useLayoutEffect(() => {
    document.body.dataset.printed = 'sheet';
    return () => {
      delete document.body.dataset.printed;
    };
  }, []);
}
