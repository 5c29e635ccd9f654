/**
 * Returns a function for the first commit of the app: it removes what only the prerendered page needs, loads players
 * without a source, and calls `restoreInput`.
 */
export function prepareFirstCommit(root: HTMLElement, restoreInput?: () => void): () => void {
  const sheets = document.adoptedStyleSheets;
  return () => {
    if (!root.classList.contains('prerendered')) return;
    root.classList.remove('prerendered');
    root.removeAttribute('data-hydrating');
    // The components have inserted equal rules, before these in the document.
    for (const element of document.querySelectorAll('[data-prerendered]')) element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (each) => !sheets.includes(each),
    );
    // A page that was parsed in a document of its own has players that found no source there. From now on React hears
    // of a source that fails.
    for (const player of root.querySelectorAll<HTMLMediaElement>('audio, video')) {
      const { networkState, NETWORK_EMPTY, NETWORK_NO_SOURCE } = player;
      if (networkState === NETWORK_EMPTY || networkState === NETWORK_NO_SOURCE) player.load();
    }
    restoreInput?.();
  };
}
