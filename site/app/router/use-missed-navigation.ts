import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { shownAddress } from './shown-address';

/**
 * Tells the router of a hash change between its first rendering, which reads the address, and its mounting,
 * which listens: rendering is sliced, and a link of the prerendered page can be followed meanwhile.
 */
export function useMissedNavigation(): void {
  const { pathname, search } = useLocation();
  const rendered = useRef(pathname + search);
  useEffect(() => {
    const now = shownAddress(window.location.hash);
    const address = now.pathname + (now.search && `?${now.search}`);
    if (address === rendered.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, []);
}
