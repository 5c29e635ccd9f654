import { listen } from '../listen';
import { composedParent } from '../reading/dom';

/**
 * Follows dialogs, popovers and what goes full screen.
 * @param hasPopover whether the toolbar stands in the top layer by itself; a full-screen element covers it otherwise
 * @param onEnter told when something entered the top layer, where the newest stands above all
 * @param onModal told which element is the one outside of which everything is inert; the root element where none is
 * @returns the undo
 */
export function watchTopLayer(
  document: Document,
  hasPopover: boolean,
  onEnter: () => void,
  onModal: (modal: Element) => void,
): () => void {
  const selector = hasPopover ? 'dialog:modal' : ':modal';
  let modals: Element[] = [];

  /** @param around elements around the focus, which is in the topmost modal, from the outside in */
  const update = (around: readonly EventTarget[]) => {
    const before = modals.at(-1);
    const known = new Set<EventTarget>([...modals, ...document.querySelectorAll(selector)]);
    for (const node of around) known.delete(node);
    modals = ([...known, ...around] as Partial<Element>[]).filter(
      (node): node is Element => !!node.isConnected && !!node.matches?.(selector),
    );
    const modal = modals.at(-1);
    if (modal === before) return;
    // Within the dialog's own tree, too, which may be a shadow tree.
    if (modal) observe(modal.getRootNode());
    onModal(modal ?? document.documentElement);
  };
  const observer = new MutationObserver((records) => {
    if (modals.length || records.some(({ type }) => type === 'attributes')) update([]);
  });
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['open'] });

  // A details element sends toggle too, which is harmless.
  const entered = ({ newState = 'open' }: Partial<ToggleEvent>) => {
    update([]);
    if (newState === 'open') onEnter();
  };
  observe(document);
  update(aroundFocus(document));
  const stop = listen(document, {
    toggle: entered,
    fullscreenchange: entered,
    // Dialogs of shadow trees are known by the focus that they take.
    focusin: (event: Event) => update(event.composedPath().reverse()),
  });
  return () => {
    stop();
    observer.disconnect();
  };
}

/** The elements around the focus, from the outside in. */
function aroundFocus(document: Document): Element[] {
  const around: Element[] = [];
  let node: Element | null = document.activeElement;
  while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
  for (; node; node = composedParent(node)) around.unshift(node);
  return around;
}
