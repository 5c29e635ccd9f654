import { listen } from '../shared/listen';

type View = Window & typeof globalThis;

/**
 * Runs `attach` for a window and the same-origin frames in it, also those that load later or are navigated.
 * @returns the function that runs the undo functions
 */
export function watchDocuments(window: View, attach: (view: View) => () => void): () => void {
  // By document: the window object of a frame stays the same when the frame is navigated.
  const attached = new Map<Document, () => void>();

  function add(view: Window | null | undefined): void {
    const document = view?.document;
    // The document of a frame that begins to load has no root; it is added when it has loaded.
    if (!document?.documentElement || attached.has(document)) return;
    for (const [known, undo] of attached) {
      if (known.defaultView) continue;
      attached.delete(known);
      undo();
    }
    const undo = attach(view as View);
    // `load` events of elements do not propagate to the window.
    const unlisten = listen(document, { load: ({ target }: Event) => addFrame(target) });
    attached.set(document, () => {
      unlisten();
      undo();
    });
    for (const frame of document.querySelectorAll('iframe,frame')) addFrame(frame);
  }

  function addFrame(node: EventTarget | null): void {
    // Null for a cross-origin frame.
    add(((node ?? {}) as Partial<HTMLIFrameElement>).contentDocument?.defaultView);
  }

  add(window);
  return () => {
    for (const undo of attached.values()) undo();
    attached.clear();
  };
}
