import { isElement } from './dom';
import { inEveryDocument } from './every-document';
import { listen } from './listen';

/** A form control named `matches` hides the method of its form. */
const isHovered = (element: Element): boolean => Element.prototype.matches.call(element, ':hover');

/** How long the pointer rests on something before it is read, in milliseconds. */
const dwell = 200;

/**
 * Tells of each element that the pointer rests on, and at once of each that a finger taps.
 * Nothing is prevented. A finger that scrolls taps nothing: the browser cancels its pointer.
 */
export function watchPointer(root: Document, reached: (element: Element) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const pointerover = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    clearTimeout(timer);
    const path = event.composedPath();
    // Frames, and shadow trees, out of which no change between two of their own elements is heard.
    for (let i = 0; i < path.length; i++) every.meet(path[i]);
    const node = path[0] as Node | undefined;
    // Where it is hovered no more, the pointer has left the window.
    if (isElement(node)) timer = setTimeout(() => isHovered(node) && reached(node), dwell);
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
