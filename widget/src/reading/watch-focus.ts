import { isElement } from './dom';
import { inEveryDocument } from './every-document';

/** Tells of each element that takes the keyboard focus, in open shadow trees and same-origin frames too. */
export function watchFocus(root: Document, reached: (element: Element) => void): () => void {
  let roots: Node[] = [];

  const focused = (event: FocusEvent): void => {
    const path = event.composedPath();
    const target = path[0] as Node | undefined;
    // A focus that moves within one shadow tree is not heard outside it, so each tree is listened to once it is entered.
    for (let i = 0; i < path.length; i++) {
      const node = path[i] as Node;
      if (node.nodeType === 11) join(node);
    }
    if (isElement(target)) reached(target);
  };

  function join(node: Node): void {
    for (let i = 0; i < roots.length; i++) if (roots[i] === node) return;
    roots[roots.length] = node;
    node.addEventListener('focusin', focused as EventListener, { capture: true, passive: true });
  }

  const every = inEveryDocument(root, (document) => {
    join(document);
    let shadow = document.activeElement?.shadowRoot;
    while (shadow) {
      join(shadow);
      shadow = shadow.activeElement?.shadowRoot;
    }
    return () => document.removeEventListener('focusin', focused, true);
  });
  return () => {
    every.leave();
    for (let i = 0; i < roots.length; i++) {
      roots[i]?.removeEventListener('focusin', focused as EventListener, true);
    }
    roots = [];
  };
}
