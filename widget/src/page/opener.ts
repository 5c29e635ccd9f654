export interface Opener {
  /** Tells assistive technology whether the toolbar is open. */
  expanded(open: boolean): void;
  destroy(): void;
}

// Not instanceof: the document may belong to another window.
const isElement = (node: EventTarget): node is HTMLElement =>
  'nodeType' in node && node.nodeType === 1;

/**
 * Elements of the page that toggle the toolbar, now or later.
 * @throws DOMException when the selector is none
 */
export function watchOpeners(
  document: Document,
  selector: string,
  onClick: (opener: HTMLElement) => void,
): Opener {
  const attribute = 'aria-expanded';
  const before = new Map<Element, string | null>();
  let state = false;

  const mark = (element: Element) => {
    if (!before.has(element)) before.set(element, element.getAttribute(attribute));
    element.setAttribute(attribute, String(state));
  };
  const markWithin = (root: ParentNode) => {
    for (const element of root.querySelectorAll(selector)) mark(element);
  };
  const click = (event: Event) => {
    for (const target of event.composedPath()) {
      if (isElement(target) && target.matches(selector)) {
        mark(target);
        onClick(target);
        return;
      }
    }
  };
  markWithin(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!isElement(node)) continue;
        if (node.matches(selector)) mark(node);
        markWithin(node);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('click', click, true);

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
      document.removeEventListener('click', click, true);
      for (const [element, value] of before) {
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
      }
    },
  };
}
