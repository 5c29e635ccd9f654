import type { TokenStore } from '../session/token-store';

interface PageEvents {
  addEventListener: (type: 'pagehide' | 'pageshow', listener: (event: Event) => void) => void;
  /** Hides the page and reloads it. */
  reload: () => void;
}

/**
 * Reloads a page that the browser restores from its back/forward cache after a login or logout,
 * because it shows the member of the previous session.
 */
export function reloadRestored(tokens: TokenStore, { addEventListener, reload }: PageEvents): void {
  const readSession = () => JSON.stringify(tokens.read());
  let sessionAtHide: string | undefined;
  addEventListener('pagehide', () => {
    sessionAtHide = readSession();
  });
  addEventListener('pageshow', (event) => {
    const isRestored = 'persisted' in event && event.persisted === true;
    if (isRestored && readSession() !== sessionAtHide) reload();
  });
}
