/**
 * Returns a function for the first commit of the app: it removes what only the prerendered page needs, and calls
 * `restoreInput`.
 */
export function finishTakeover(root: HTMLElement, restoreInput?: () => void): () => void {
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
    restoreInput?.();
  };
}
