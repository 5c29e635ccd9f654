import { isElement } from './dom';

/** Runs in each document of a page and gives back its undo. */
export type Attach = (document: Document) => () => void;

/** A page with the same-origin frames in it, those that load later too. */
export interface EveryDocument {
  /** Takes in a frame that was met by chance, inside a shadow tree whose load events stay there. */
  meet(node: Node): void;
  leave(): void;
}

const isFrame = (node: unknown): node is HTMLIFrameElement =>
  isElement(node as Node | null) && /^i?frame$/.test((node as Element).localName);

export function inEveryDocument(root: Document, attach: Attach): EveryDocument {
  let joined: { document: Document; undo: () => void }[] = [];

  const meet = (node: unknown): void => {
    // Null for a frame of another origin.
    const inner = isFrame(node) ? node.contentDocument : null;
    if (inner) join(inner);
  };

  const loaded = (event: Event): void => meet(event.target);

  function join(document: Document): void {
    const kept: typeof joined = [];
    for (let i = 0; i < joined.length; i++) {
      const entry = joined[i];
      if (entry?.document === document) return;
      // A frame that went elsewhere leaves a document without a window.
      if (entry?.document.defaultView) kept[kept.length] = entry;
    }
    const undo = attach(document);
    document.addEventListener('load', loaded, { capture: true, passive: true });
    kept[kept.length] = {
      document,
      undo: () => {
        document.removeEventListener('load', loaded, true);
        undo();
      },
    };
    joined = kept;
    const frames = document.querySelectorAll('iframe,frame');
    for (let i = 0; i < frames.length; i++) meet(frames[i]);
  }

  join(root);
  return {
    meet,
    leave() {
      for (let i = 0; i < joined.length; i++) joined[i]?.undo();
      joined = [];
    },
  };
}
