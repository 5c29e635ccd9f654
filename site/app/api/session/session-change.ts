const changed = 'session-changed';

/** Tells this tab that the tokens are others or gone; other tabs hear of it from storage. */
export function tellSessionChanged(): void {
  window.dispatchEvent(new Event(changed));
}

/** Calls `listener` when this or another tab changed the tokens. Returns the undo. */
export function watchSession(listener: () => void): () => void {
  const events = ['storage', changed];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
