/**
 * Moves the focus to the nearest focusable part of the page when its element disappears: the next Tab would begin at the
 * top of the document. Returns its undo.
 */
export function keepFocus(root: Element): () => void {
  let ancestors: Element[] = [];
  const remember = ({ target }: Event) => {
    ancestors = [];
    for (let each = target as Element | null; each; each = each.parentElement) ancestors.push(each);
  };
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    const [last] = ancestors;
    if (!last || last.isConnected || (activeElement && activeElement !== body)) return;
    // What is beside an open dialogue is inert and takes no focus.
    const near = ancestors.find(
      (each) => each.isConnected && (each.hasAttribute('tabindex') || each.localName === 'dialog'),
    );
    const next = near ?? root.querySelector('main');
    // Without it a heading’s container and a dialogue take no focus.
    if (next && !next.hasAttribute('tabindex')) next.setAttribute('tabindex', '-1');
    if (next instanceof HTMLElement) next.focus({ preventScroll: near === undefined });
  });
  root.addEventListener('focusin', remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
