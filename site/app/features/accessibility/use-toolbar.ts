import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { useNotices } from '../../ui/feedback/notices';
import { loadToolbar } from './load-toolbar';

/** Loads the accessibility toolbar when it is first opened, or was open on the last visit; a failure gives a notice. */
export function useToolbar(): void {
  const { notify } = useNotices();
  const failed = useMessages().utility.accessibilityFailed;
  const { full } = useHashLocation();
  const loaderRef = useRef<ReturnType<typeof loadToolbar>>(undefined);
  // A layout effect: a click from before hydration is replayed in a layout effect of an ancestor.
  useLayoutEffect(() => {
    const loader = loadToolbar(document, window, () => notify('failed', failed));
    loaderRef.current = loader;
    return loader.stop;
  }, [notify, failed]);
  useEffect(() => loaderRef.current?.restore(), [full]);
}
