import { isElement } from './dom';
import { inEveryDocument } from './every-document';
import { listen } from './listen';

/** Tells of each element that takes the keyboard focus, in open shadow trees and same-origin frames too. */
export function watchFocus(root: Document, reached: (element: Element) => void): () => void {
  const roots = new Map<Node, () => void>();

  const join = (node: Node | null | undefined): void => {
    if (node && !roots.has(node)) roots.set(node, listen(node, { focusin: focused }));
  };

  const focused = (event: FocusEvent): void => {
    const path = event.composedPath() as Node[];
    // A focus that moves within one shadow tree is not heard outside it, so each is listened to once it is entered.
    for (let i = 0; i < path.length; i++) if (path[i]?.nodeType === 11) join(path[i]);
    if (isElement(path[0])) reached(path[0]);
  };

  const every = inEveryDocument(root, (document) => {
    join(document);
    for (let at = document.activeElement; at; at = at.shadowRoot?.activeElement ?? null)
      join(at.shadowRoot);
    return () => undefined;
  });
  return () => {
    every.leave();
    roots.forEach((undo) => undo());
  };
}
