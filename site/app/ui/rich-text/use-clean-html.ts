import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { sanitiser } from './sanitiser';

const neverChanges = () => () => undefined;

interface CleanHtml {
  /** The HTML to render, '' where the rendered one stays; `undefined` until the sanitiser has loaded. */
  clean: { __html: string } | undefined;
  /** Whether the markup of the service is kept. */
  isKept: boolean;
  hasFailed: boolean;
  /** Loads the sanitiser; resolves to false if it did not load. */
  load: () => Promise<boolean>;
}

/**
 * Sanitised HTML. While a page of the service is hydrated its text, which the service has sanitised, is kept as it is
 * until `html` changes, so that hydration needs no sanitiser.
 */
export function useCleanHtml(html: string): CleanHtml {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [sanitise, setSanitise] = useState(sanitiser.cached);
  const [kept, setKept] = useState(isHydrating && !sanitise ? html : undefined);
  const [hasFailed, setFailed] = useState(false);
  const isKept = kept !== undefined;
  const isNeeded = !sanitise && kept !== html;
  if (sanitise && isKept && kept !== html) setKept(undefined);

  const load = async () => {
    try {
      const loaded = await sanitiser.load();
      setSanitise(() => loaded);
      return true;
    } catch {
      return false;
    }
  };
  const loadRef = useRef(load);
  useEffect(() => {
    if (isNeeded) void loadRef.current().then((hasLoaded) => setFailed(!hasLoaded));
  }, [isNeeded]);

  const clean = useMemo(() => {
    if (isKept) return { __html: '' };
    // React accepts a TrustedHTML object, but its types only have strings.
    return sanitise && { __html: sanitise(html) as unknown as string };
  }, [sanitise, isKept, html]);
  return { clean, isKept, hasFailed, load };
}
