import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { loadChunk } from '../../loading/load-chunk';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import { useHashLocation } from '../../router/use-hash-location';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { useNotices } from '../../ui/feedback/notices';

interface Accessibility {
  /** The toolbar is mounted and handles the clicks on its openers. */
  loaded: boolean;
  /** Preloads the toolbar's chunk. */
  prefetch: () => void;
  /** Loads the toolbar and opens it, as by the click on an opener. */
  open: (click: MouseEvent) => void;
}

const AccessibilityContext = createContext<Accessibility>({
  loaded: false,
  prefetch: () => undefined,
  open: () => undefined,
});

export function useAccessibility(): Accessibility {
  return useContext(AccessibilityContext);
}

const importToolbar = async () => (await import('./toolbar')).MuseumToolbar;

/** Loads the toolbar when it is first opened, or on mount if it was open on the last visit. */
export function AccessibilityProvider({ children }: { children: ReactNode }) {
  const { Component: MuseumToolbar, prefetch, load } = useLazyComponent(importToolbar);
  const [mode, setMode] = useState<'restore' | MouseEvent>();
  const { notify } = useNotices();
  const failed = useMessages().utility.accessibilityFailed;
  const { full } = useHashLocation();
  const requestRef = useRef<(mode: 'restore' | MouseEvent) => Promise<void>>(undefined);
  // A layout effect: a click from before hydration is replayed in a layout effect of an ancestor.
  useLayoutEffect(() => {
    requestRef.current = async (requested) => {
      if (await load()) setMode((current) => current ?? requested);
      else notify('failed', failed);
    };
  });
  const isMounted = mode !== undefined;
  useEffect(() => {
    // Without cookies the toolbar cannot have been open: skip loading js-cookie.
    // A failed load is retried on each navigation.
    if (isMounted || document.cookie === '') return;
    loadChunk(() => import('./was-shown')).then(
      ({ wasShown }) => {
        if (wasShown()) void requestRef.current?.('restore');
      },
      () => undefined,
    );
  }, [full, isMounted]);
  const value = useMemo<Accessibility>(
    () => ({ loaded: isMounted, prefetch, open: (click) => void requestRef.current?.(click) }),
    [isMounted, prefetch],
  );
  return (
    <AccessibilityContext value={value}>
      {children}
      {mode && MuseumToolbar && (
        <ErrorBoundary
          fallback={() => (
            <ToolbarFailure
              onFailure={() => {
                setMode(undefined);
                notify('failed', failed);
              }}
            />
          )}
        >
          <MuseumToolbar openedBy={mode === 'restore' ? undefined : mode} />
        </ErrorBoundary>
      )}
    </AccessibilityContext>
  );
}

/** Fallback for a toolbar that threw: reports the failure once; the opener loads the toolbar again. */
function ToolbarFailure({ onFailure }: { onFailure: () => void }) {
  const report = useRef(onFailure);
  useEffect(() => {
    report.current();
  }, []);
  return null;
}
