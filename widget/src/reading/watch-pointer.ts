import { isElement } from '../shared/dom';
import { attachToDocuments } from './attach-to-documents';
import { listen } from '../shared/listen';

/**
 * Quirks mode matches a lone `:hover` on links only (HTML standard, "The :active and :hover quirk"); a second
 * pseudo-class avoids that. Method of the prototype: a form control named `matches` shadows it on its form.
 */
export const isHovered = (element: Element): boolean =>
  Element.prototype.matches.call(element, ':hover:not(:root)');

/** Time of rest before the element under the pointer is read, in ms. */
const dwellMs = 200;

/**
 * Calls back with each element that the pointer rests on, and immediately with each tapped one. No default action is
 * prevented. Scrolling by touch is no tap: the browser fires pointercancel.
 */
export function watchPointer(root: Document, onTarget: (element: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let target: EventTarget | null = null;
  let since = 0;

  // One timer per sweep: setting and clearing one per element would dominate the cost.
  const check = (): void => {
    const left = since + dwellMs - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    // Not hovered any more: the pointer has left the window.
    if (!timer && isElement(target as Node) && isHovered(target as Element))
      onTarget(target as Element);
  };

  const pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    since = performance.now();
    target = event.target;
    const { localName, shadowRoot } = target as Element;
    // pointerover between two nodes of a shadow tree does not leave it: its root gets its own listener.
    if (shadowRoot) {
      const path = event.composedPath();
      target = path[0] ?? null;
      for (const node of path) documents.add(node);
    } else if (/frame$/.test(localName)) documents.add(target);
    timer ??= setTimeout(check, dwellMs);
  };

  const pointerup = (event: PointerEvent): void => {
    const node = event.composedPath()[0] as Node | undefined;
    if (event.pointerType === 'touch' && event.isPrimary && isElement(node)) onTarget(node);
  };

  // Not `pointermove`: most moves stay on the same element.
  const documents = attachToDocuments(root, (document) =>
    listen(document, { pointerover, pointerup }),
  );
  return () => {
    clearTimeout(timer);
    documents.stop();
  };
}
