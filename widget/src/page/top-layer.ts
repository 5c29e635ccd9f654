import { listen } from '../shared/listen';
import { composedParent } from '../shared/dom';

/**
 * Watches dialogs, popovers and full-screen elements.
 * @param hasPopover whether the toolbar can enter the top layer by itself; a full-screen element covers it otherwise
 * @param onEnter called when an element entered the top layer, above all earlier ones
 * @param onModal called with the modal element outside of which everything is inert; the root element without one
 * @returns the function that ends the observation
 */
export function watchTopLayer(
  document: Document,
  hasPopover: boolean,
  onEnter: () => void,
  onModal: (modal: Element) => void,
): () => void {
  const selector = hasPopover ? 'dialog:modal' : ':modal';
  let modals: Element[] = [];

  /** @param path ancestors of the focused element, outermost first: the focus is in the topmost modal */
  const update = (path: readonly EventTarget[]) => {
    const previous = modals.at(-1);
    const known = new Set<EventTarget>([...modals, ...document.querySelectorAll(selector)]);
    for (const node of path) known.delete(node);
    modals = ([...known, ...path] as Partial<Element>[]).filter(
      (node): node is Element => !!node.isConnected && !!node.matches?.(selector),
    );
    const modal = modals.at(-1);
    if (modal === previous) return;
    // The dialog may be in a shadow tree, which needs its own observation.
    if (modal) observe(modal.getRootNode());
    onModal(modal ?? document.documentElement);
  };
  const observer = new MutationObserver((records) => {
    if (modals.length || records.some(({ type }) => type === 'attributes')) update([]);
  });
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });

  // Details elements fire `toggle` too, without effect.
  const onToggle = ({ newState = 'open' }: Partial<ToggleEvent>) => {
    update([]);
    if (newState === 'open') onEnter();
  };
  observe(document);
  update(focusPath(document));
  const stop = listen(document, {
    toggle: onToggle,
    fullscreenchange: onToggle,
    // Modals in shadow trees are found by the focus that they receive.
    focusin: (event: Event) => update(event.composedPath().reverse()),
  });
  return () => {
    stop();
    observer.disconnect();
  };
}

/** The focused element and its ancestors in the flat tree, outermost first. */
function focusPath(document: Document): Element[] {
  const path: Element[] = [];
  let node: Element | null = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  for (; node; node = composedParent(node)) path.unshift(node);
  return path;
}
