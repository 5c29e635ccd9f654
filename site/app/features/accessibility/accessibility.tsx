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
import { useMessages } from '../../i18n/language';
import { loadChunk } from '../../router/load-chunk';
import { useOnDemand } from '../../router/use-on-demand';
import { useAddress } from '../../router/use-query';
import { ErrorBoundary } from '../../ui/error-boundary';
import { useNotices } from '../../ui/notices';

interface Accessibility {
  /** The toolbar is there and answers its openers itself. */
  loaded: boolean;
  /** Fetches the toolbar's code before it is asked for. */
  prefetch: () => void;
  /** Brings the toolbar and opens it. */
  open: () => void;
}

const AccessibilityContext = createContext<Accessibility>({
  loaded: false,
  prefetch: () => undefined,
  open: () => undefined,
});

export function useAccessibility(): Accessibility {
  return useContext(AccessibilityContext);
}

const load = async () => (await import('./toolbar')).MuseumToolbar;

/** Loads the toolbar when it is first opened, and at once where it was open on the last visit. */
export function AccessibilityProvider({ children }: { children: ReactNode }) {
  const { Part: MuseumToolbar, prefetch, request } = useOnDemand(load);
  const [wanted, setWanted] = useState<'as-it-was' | 'open'>();
  const { notify } = useNotices();
  const failed = useMessages().utility.accessibilityFailed;
  const { full } = useAddress();
  const bring = useRef<(how: 'as-it-was' | 'open') => Promise<void>>(undefined);
  // A press made before the app was there is repeated in a layout effect further out.
  useLayoutEffect(() => {
    bring.current = async (how) => {
      if (await request()) setWanted((now) => now ?? how);
      else notify('failed', failed);
    };
  });
  const isThere = wanted !== undefined;
  useEffect(() => {
    // Without cookies the toolbar cannot have been open; each navigation repeats what failed.
    if (isThere || document.cookie === '') return;
    loadChunk(() => import('./was-shown')).then(
      ({ wasShown }) => {
        if (wasShown()) void bring.current?.('as-it-was');
      },
      () => undefined,
    );
  }, [full, isThere]);
  const value = useMemo<Accessibility>(
    () => ({ loaded: isThere, prefetch, open: () => void bring.current?.('open') }),
    [isThere, prefetch],
  );
  return (
    <AccessibilityContext value={value}>
      {children}
      {wanted && MuseumToolbar && (
        <ErrorBoundary
          fallback={() => (
            <Gone
              onGone={() => {
                setWanted(undefined);
                notify('failed', failed);
              }}
            />
          )}
        >
          <MuseumToolbar openAtOnce={wanted === 'open'} />
        </ErrorBoundary>
      )}
    </AccessibilityContext>
  );
}

/** Stands for a toolbar that failed; its opener brings it again. */
function Gone({ onGone }: { onGone: () => void }) {
  const tell = useRef(onGone);
  useEffect(() => {
    tell.current();
  }, []);
  return null;
}
