import { isElement } from './dom';
import { inEveryDocument } from './every-document';

/** How long the pointer rests on something before it is read, in milliseconds. */
export const dwell = 200;

const passive = { capture: true, passive: true } as const;

/**
 * Tells of each element that the pointer rests on for {@link dwell} ms, and at once of each that a finger taps.
 * Nothing is prevented. A finger that scrolls taps nothing: the browser cancels its pointer.
 */
export function watchPointer(root: Document, reached: (element: Element) => void): () => void {
  let over: EventTarget | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rest = (target: EventTarget | undefined): void => {
    if (target === over) return;
    over = target;
    clearTimeout(timer);
    const node = target as Node | undefined;
    if (isElement(node)) {
      every.meet(node);
      timer = setTimeout(reached, dwell, node);
    }
  };

  // `over` alone misses a move inside one shadow tree, `move` alone a page that scrolls under a still pointer.
  const moved = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') rest(event.composedPath()[0]);
  };
  const left = (event: PointerEvent): void => {
    if (!event.relatedTarget) rest(undefined);
  };
  const tapped = (event: PointerEvent): void => {
    const target = event.composedPath()[0] as Node | undefined;
    if (event.pointerType === 'touch' && event.isPrimary && isElement(target)) reached(target);
  };

  const every = inEveryDocument(root, (document) => {
    document.addEventListener('pointermove', moved, passive);
    document.addEventListener('pointerover', moved, passive);
    document.addEventListener('pointerout', left, passive);
    document.addEventListener('pointerup', tapped, passive);
    return () => {
      document.removeEventListener('pointermove', moved, true);
      document.removeEventListener('pointerover', moved, true);
      document.removeEventListener('pointerout', left, true);
      document.removeEventListener('pointerup', tapped, true);
    };
  });
  return () => {
    clearTimeout(timer);
    every.leave();
  };
}
