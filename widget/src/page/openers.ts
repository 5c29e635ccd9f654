import { listen } from '../shared/listen';

export interface Openers {
  /** Sets `aria-expanded` on every opener. */
  expanded(open: boolean): void;
  /** Focuses the opener activated lastActivated, else the first focusable one. */
  focus(): void;
  destroy(): void;
}

const attribute = 'aria-expanded';

/**
 * Watches the elements of the page that toggle the toolbar, present or added later.
 * @throws DOMException on an invalid selector
 */
export function watchOpeners(
  document: Document,
  selector: string,
  onClick: (event: MouseEvent) => void,
): Openers {
  const originalValues = new Map<Element, string | null>();
  let isExpanded = false;
  let lastActivated: HTMLElement | undefined;

  const mark = (element: Element) => {
    if (!originalValues.has(element)) originalValues.set(element, element.getAttribute(attribute));
    element.setAttribute(attribute, String(isExpanded));
  };
  const restore = (element: Element) => {
    const value = originalValues.get(element) ?? null;
    if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
    originalValues.delete(element);
    if (element === lastActivated) lastActivated = undefined;
  };
  const markWithin = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) mark(element);
  };
  // Only elements have `matches`; no instanceof, as the document may belong to another window.
  const isOpener = (node: EventTarget): node is HTMLElement =>
    (node as Partial<Element>).matches?.(selector) ?? false;

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue;
        if (isOpener(node)) mark(node);
        markWithin(node as Element);
      }
    }
    // Releases removed openers: the map would keep them in memory.
    for (const element of originalValues.keys()) if (!element.isConnected) restore(element);
  });
  markWithin(document);
  observer.observe(document, { childList: true, subtree: true });
  const stop = listen(document, {
    click(event: Event) {
      const target = event.composedPath().find(isOpener);
      if (!target) return;
      mark(target);
      lastActivated = target;
      onClick(event as MouseEvent);
    },
  });

  return {
    expanded(open) {
      isExpanded = open;
      for (const element of originalValues.keys()) mark(element);
    },
    focus() {
      for (const opener of [lastActivated, ...document.querySelectorAll<HTMLElement>(selector)]) {
        opener?.focus();
        if (opener?.matches(':focus')) return;
      }
    },
    destroy() {
      observer.disconnect();
      stop();
      for (const element of originalValues.keys()) restore(element);
    },
  };
}
