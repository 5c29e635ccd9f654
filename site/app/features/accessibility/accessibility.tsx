import {
  createContext,
  type ComponentType,
  Suspense,
  lazy,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useMessages } from '../../i18n/language';
import { loadChunk } from '../../router/load-chunk';
import { useNotices } from '../../ui/notices';
import type { MuseumToolbarProps } from './toolbar';

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

const load = () => loadChunk(() => import('./toolbar'));
/** Without its code there is no toolbar; the rest of the page does not depend on it. */
const MuseumToolbar = lazy<ComponentType<MuseumToolbarProps>>(() =>
  load().then(
    (module) => ({ default: module.MuseumToolbar }),
    () => ({ default: () => null }),
  ),
);

/** Loads the toolbar when it is first opened, and at once where it was open on the last visit. */
export function AccessibilityProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<'no' | 'as-it-was' | 'open'>('no');
  useEffect(() => {
    // Who has no cookie at all needs nothing that reads them.
    if (document.cookie === '') return;
    loadChunk(() => import('./was-shown')).then(
      ({ wasShown }) => {
        if (wasShown()) setWanted((now) => (now === 'no' ? 'as-it-was' : now));
      },
      () => undefined,
    );
  }, []);
  const { notify } = useNotices();
  const failed = useMessages().utility.accessibilityFailed;
  const value = useMemo<Accessibility>(
    () => ({
      loaded: wanted !== 'no',
      prefetch: () => {
        load().catch(() => undefined);
      },
      open: () => {
        load().then(
          () => {
            setWanted('open');
          },
          () => {
            notify('failed', failed);
          },
        );
      },
    }),
    [failed, notify, wanted],
  );
  return (
    <AccessibilityContext value={value}>
      {children}
      {wanted !== 'no' && (
        <Suspense>
          <MuseumToolbar openAtOnce={wanted === 'open'} />
        </Suspense>
      )}
    </AccessibilityContext>
  );
}
