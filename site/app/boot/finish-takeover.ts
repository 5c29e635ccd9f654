import { replayInput } from './replay-input';

/**
 * Returns a function for the first commit of the app: it removes what only the prerendered page needs and hands early
 * input to React. `carryInput` carries the input over to a page that was rendered anew.
 */
export function finishTakeover(root: HTMLElement, carryInput?: () => void): () => void {
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
    carryInput?.();
    replayInput(root);
  };
}
