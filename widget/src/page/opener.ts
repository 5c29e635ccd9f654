import { listen } from '../listen';

export interface Openers {
  /** Tells assistive technology whether the toolbar is open. */
  expanded(open: boolean): void;
  /** Moves the focus to the opener that was used last, or else to the first one that takes it. */
  focus(): void;
  destroy(): void;
}

const attribute = 'aria-expanded';

/**
 * Elements of the page that toggle the toolbar, now or later.
 * @throws DOMException when the selector is none
 */
export function watchOpeners(document: Document, selector: string, onClick: () => void): Openers {
  const before = new Map<Element, string | null>();
  let state = false;
  let last: HTMLElement | undefined;

  const mark = (element: Element) => {
    if (!before.has(element)) before.set(element, element.getAttribute(attribute));
    element.setAttribute(attribute, String(state));
  };
  const restore = (element: Element) => {
    const value = before.get(element) ?? null;
    if (value === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, value);
    before.delete(element);
    if (element === last) last = undefined;
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
    // A page that renders its openers anew would otherwise keep all earlier ones in memory.
    for (const element of before.keys()) if (!element.isConnected) restore(element);
  });
  markWithin(document);
  observer.observe(document, { childList: true, subtree: true });
  const stop = listen(document, {
    click(event: Event) {
      const target = event.composedPath().find(isOpener);
      if (!target) return;
      mark(target);
      last = target;
      onClick();
    },
  });

  return {
    expanded(open) {
      state = open;
      for (const element of before.keys()) mark(element);
    },
    focus() {
      for (const opener of [last, ...document.querySelectorAll<HTMLElement>(selector)]) {
        opener?.focus();
        if (opener?.matches(':focus')) return;
      }
    },
    destroy() {
      observer.disconnect();
      stop();
      for (const element of before.keys()) restore(element);
    },
  };
}
