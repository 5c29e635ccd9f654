import { isElement } from './dom';
import { inEveryDocument } from './every-document';
import { listen } from '../listen';

/**
 * Quirks mode matches a lone `:hover` on links only (HTML standard, "The :active and :hover quirk"); a second
 * pseudo-class lifts that. The prototype's method: a form control named `matches` hides that of its form.
 */
export const isHovered = (element: Element): boolean =>
  Element.prototype.matches.call(element, ':hover:not(:root)');

/** How long the pointer rests on something before it is read, in milliseconds. */
const dwell = 200;

/**
 * Tells of each element that the pointer rests on, and at once of each that a finger taps.
 * Nothing is prevented. A finger that scrolls taps nothing: the browser cancels its pointer.
 */
export function watchPointer(root: Document, reached: (element: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: EventTarget | null = null;
  let since = 0;

  // One timer for a whole sweep: to begin and to cancel one at each element would cost more than all the rest.
  const look = (): void => {
    const left = since + dwell - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    // Where it is hovered no more, the pointer has left the window.
    if (!timer && isElement(over as Node) && isHovered(over as Element)) reached(over as Element);
  };

  const pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    since = performance.now();
    over = event.target;
    const { localName, shadowRoot } = over as Element;
    // A shadow tree, out of which no change between two of its own elements is heard.
    if (shadowRoot) {
      const path = event.composedPath();
      over = path[0] ?? null;
      for (const node of path) every.meet(node);
    } else if (/frame$/.test(localName)) every.meet(over);
    timer ??= setTimeout(look, dwell);
  };

  const pointerup = (event: PointerEvent): void => {
    const node = event.composedPath()[0] as Node | undefined;
    if (event.pointerType === 'touch' && event.isPrimary && isElement(node)) reached(node);
  };

  // Not `pointermove`: most moves change nothing, and each would cost the page a call.
  const every = inEveryDocument(root, (document) => listen(document, { pointerover, pointerup }));
  return () => {
    clearTimeout(timer);
    every.leave();
  };
}
