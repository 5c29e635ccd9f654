import { isElement } from '../shared/dom';
import { attachToDocuments } from './attach-to-documents';
import { listen } from '../shared/listen';

/** Calls back with each element that receives the focus, in open shadow trees and same-origin frames too. */
export function watchFocus(root: Document, onFocus: (element: Element) => void): () => void {
  const focusin = (event: FocusEvent): void => {
    const path = event.composedPath();
    // focusin between two nodes of a shadow tree does not leave it: each root on the path gets its own listener.
    for (const node of path) documents.add(node);
    const node = path[0] as Node | undefined;
    if (isElement(node)) onFocus(node);
  };
  const documents = attachToDocuments(root, (document) => listen(document, { focusin }));

  // Roots and frames that contain the current focus.
  let focused = root.activeElement;
  while (focused) {
    documents.add(focused.shadowRoot);
    const inside = focused.shadowRoot ?? (focused as Partial<HTMLIFrameElement>).contentDocument;
    focused = inside?.activeElement ?? null;
  }
  return () => documents.stop();
}
