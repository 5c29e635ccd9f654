import { isElement } from './dom';
import { inEveryDocument } from './every-document';
import { listen } from './listen';

/** How long the pointer rests on something before it is read, in milliseconds. */
const dwell = 200;

/**
 * Tells of each element that the pointer rests on, and at once of each that a finger taps.
 * Nothing is prevented. A finger that scrolls taps nothing: the browser cancels its pointer.
 */
export function watchPointer(root: Document, reached: (element: Element) => void): () => void {
  let over: Node | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (node: Node | undefined): void => {
    if (node === over) return;
    over = node;
    clearTimeout(timer);
    every.meet(node);
    if (isElement(node)) timer = setTimeout(reached, dwell, node);
  };

  const heard = (event: PointerEvent): void => {
    const node = event.composedPath()[0] as Node | undefined;
    const up = event.type === 'pointerup';
    if (event.pointerType === 'touch') {
      if (up && event.isPrimary && isElement(node)) reached(node);
    } else if (!up) {
      // Out into nothing: the pointer has left the window.
      rest(event.type === 'pointerout' && !event.relatedTarget ? undefined : node);
    }
  };

  // `over` alone misses a move inside one shadow tree, `move` alone a page that scrolls under a still pointer.
  const every = inEveryDocument(root, (document) =>
    listen(document, {
      pointermove: heard,
      pointerover: heard,
      pointerout: heard,
      pointerup: heard,
    }),
  );
  return () => {
    clearTimeout(timer);
    every.leave();
  };
}
