import { unwatchPasswords, watchPasswords } from './accessible-name/secret';
import { isElement } from './dom';
import { listen } from '../listen';

/** A page with the same-origin frames in it, those that load later too, and the shadow trees that were met. */
export interface EveryDocument {
  /** Takes in a shadow root, or the document of a frame met by chance: in a shadow tree, load events are not heard outside. */
  meet(node: EventTarget | null | undefined): void;
  leave(): void;
}

/** Runs `attach` in each document of the page; `leave` runs the undo that it gave back. */
export function inEveryDocument(
  root: Document,
  attach: (document: Document) => () => void,
): EveryDocument {
  const joined = new Map<Document, () => void>();

  const meet = (node: EventTarget | null | undefined): void => {
    const { contentDocument, host } = (node ?? {}) as Partial<HTMLIFrameElement & ShadowRoot>;
    // Null for a frame of another origin. A link has a host as well, which is a text.
    if (contentDocument) join(contentDocument);
    else if (isElement(host)) join(node as Document);
  };

  const join = (document: Document): void => {
    if (joined.has(document)) return;
    for (const [known, undo] of joined) {
      // A frame that went elsewhere leaves a document without a window; a shadow root never had one.
      if (known.isConnected && known.defaultView !== null) continue;
      joined.delete(known);
      undo();
    }
    const undo = attach(document);
    watchPasswords(document);
    const unlisten = listen(document, { load: (event: Event) => meet(event.target) });
    joined.set(document, () => {
      unlisten();
      undo();
    });
    for (const frame of document.querySelectorAll('iframe,frame')) meet(frame);
  };

  join(root);
  return {
    meet,
    leave() {
      for (const undo of joined.values()) undo();
      joined.clear();
      unwatchPasswords();
    },
  };
}
