import type { TokenStore } from './tokens';

interface PageEvents {
  addEventListener: (type: 'pagehide' | 'pageshow', listener: (event: Event) => void) => void;
  /** Takes what the page shows away and loads it anew. */
  reload: () => void;
}

/**
 * Reloads a page that the browser restores from its back/forward cache after a log-in or log-out:
 * it shows the member of the session before.
 */
export function reloadRestored(tokens: TokenStore, { addEventListener, reload }: PageEvents): void {
  const readSession = () => JSON.stringify(tokens.read());
  let left: string | undefined;
  addEventListener('pagehide', () => {
    left = readSession();
  });
  addEventListener('pageshow', (event) => {
    const isRestored = 'persisted' in event && event.persisted === true;
    if (isRestored && readSession() !== left) reload();
  });
}
