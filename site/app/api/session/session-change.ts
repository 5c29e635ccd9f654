const changeEvent = 'session-changed';

/** Notifies this tab of changed or removed tokens; other tabs get a `storage` event. */
export function notifySessionChange(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/**
 * Calls `listener` when this or another tab may have changed the tokens; also on `pageshow`, because a page in
 * the bfcache receives no events. Returns an unsubscribe function.
 */
export function onSessionChange(listener: () => void): () => void {
  const events = ['storage', 'pageshow', changeEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
