import { unwatchPasswords, watchPasswords } from './accessible-name/secret';
import { isElement } from '../shared/dom';
import { listen } from '../shared/listen';

/** The document, its same-origin frames, also those that load later, and the shadow roots added. */
export interface AttachedDocuments {
  /** Adds a shadow root, or the document of a frame: `load` events inside shadow trees do not leave them. */
  add(node: EventTarget | null | undefined): void;
  stop(): void;
}

/** Runs `attach` for each document and shadow root; `stop` runs the undo functions that it returned. */
export function attachToDocuments(
  root: Document,
  attach: (document: Document) => () => void,
): AttachedDocuments {
  const attached = new Map<Document, () => void>();

  const add = (node: EventTarget | null | undefined): void => {
    const { contentDocument, host } = (node ?? {}) as Partial<HTMLIFrameElement & ShadowRoot>;
    // `contentDocument` is null for a cross-origin frame. `host` of a link is a string.
    if (contentDocument) attachTo(contentDocument);
    else if (isElement(host)) attachTo(node as Document);
  };

  const attachTo = (document: Document): void => {
    if (attached.has(document)) return;
    for (const [known, undo] of attached) {
      // After navigation of a frame, defaultView of its old document is null; that of a shadow root is undefined.
      if (known.isConnected && known.defaultView !== null) continue;
      attached.delete(known);
      undo();
    }
    const undo = attach(document);
    watchPasswords(document);
    const unlisten = listen(document, { load: (event: Event) => add(event.target) });
    attached.set(document, () => {
      unlisten();
      undo();
    });
    for (const frame of document.querySelectorAll('iframe,frame')) add(frame);
  };

  attachTo(root);
  return {
    add,
    stop() {
      for (const undo of attached.values()) undo();
      attached.clear();
      unwatchPasswords();
    },
  };
}
