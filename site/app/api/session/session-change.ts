const changed = 'session-changed';

/** Tells this tab that the tokens are others or gone; other tabs hear of it from storage. */
export function tellSessionChanged(): void {
  window.dispatchEvent(new Event(changed));
}

/**
 * Calls `listener` when this or another tab may have changed the tokens: a page that comes back whole
 * (bfcache) has missed what happened meanwhile. Returns the undo.
 */
export function watchSession(listener: () => void): () => void {
  const events = ['storage', 'pageshow', changed];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
