import { isElement } from './dom';
import { inEveryDocument } from './every-document';
import { listen } from '../listen';

/** Tells of each element that takes the keyboard focus, in open shadow trees and same-origin frames too. */
export function watchFocus(root: Document, reached: (element: Element) => void): () => void {
  const focusin = (event: FocusEvent): void => {
    const path = event.composedPath();
    // A focus that moves within one shadow tree is not heard outside it, so each is listened to once it is entered.
    for (const node of path) every.meet(node);
    const node = path[0] as Node | undefined;
    if (isElement(node)) reached(node);
  };
  const every = inEveryDocument(root, (document) => listen(document, { focusin }));

  // The trees in which the focus stands already.
  let at = root.activeElement;
  while (at) {
    every.meet(at.shadowRoot);
    const inside = at.shadowRoot ?? (at as Partial<HTMLIFrameElement>).contentDocument;
    at = inside?.activeElement ?? null;
  }
  return () => every.leave();
}
