import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { parseHashLocation } from './parse-hash-location';

/**
 * Dispatches `popstate` for a hash change between the router's first rendering, which reads the address, and its
 * mount, which adds the listener: during time-sliced rendering the prerendered links work.
 */
export function useMissedNavigation(): void {
  const { pathname, search } = useLocation();
  const rendered = useRef(pathname + search);
  useEffect(() => {
    const current = parseHashLocation(window.location.hash);
    const address = current.pathname + (current.search && `?${current.search}`);
    if (address === rendered.current) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, []);
}
