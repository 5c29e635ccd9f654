import { listen } from '../listen';

export interface Openers {
  /** Tells assistive technology whether the toolbar is open. */
  expanded(open: boolean): void;
  destroy(): void;
}

const attribute = 'aria-expanded';

/**
 * Elements of the page that toggle the toolbar, now or later.
 * @throws DOMException when the selector is none
 */
export function watchOpeners(
  document: Document,
  selector: string,
  onClick: (opener: HTMLElement) => void,
): Openers {
  const before = new Map<Element, string | null>();
  let state = false;

  const mark = (element: Element) => {
    if (!before.has(element)) before.set(element, element.getAttribute(attribute));
    element.setAttribute(attribute, String(state));
  };
  const markWithin = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) mark(element);
  };
  // What is no element has no selectors; not instanceof, for the document may belong to another window.
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
  });
  markWithin(document);
  observer.observe(document, { childList: true, subtree: true });
  const stop = listen(document, {
    click(event: Event) {
      for (const target of event.composedPath()) {
        if (!isOpener(target)) continue;
        mark(target);
        onClick(target);
        return;
      }
    },
  });

  return {
    expanded(open) {
      state = open;
      for (const element of before.keys()) {
        if (element.isConnected) mark(element);
        else before.delete(element);
      }
    },
    destroy() {
      observer.disconnect();
      stop();
      for (const [element, value] of before) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
      }
    },
  };
}
