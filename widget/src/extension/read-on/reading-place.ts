import { isHidden } from '../../reading/accessible-name/hidden';
import { isElement } from '../../shared/dom';
import { listen } from '../../shared/listen';
import { includes, parentOf } from '../flat-tree';

/** A position in the page: an element, or a character of a text node. */
export interface Place {
  node: Node;
  offset?: number;
}

export interface PlaceWatcher {
  /** The place that the visitor selected, focused by keyboard or pointed at, in this order. */
  place(): Place | undefined;
  stop(): void;
}

/** Time of rest from which on an element counts as pointed at, in ms: as in reading. */
const dwellMs = 200;

/** Remembers what the visitor points at, in open shadow trees and same-origin frames too. */
export function watchPlace(
  { document }: Window & typeof globalThis,
  shadow: ShadowRoot,
): PlaceWatcher {
  /** Undo by root; frames and shadow trees are added when pointer or focus reach them. */
  const roots = new Map<Document | ShadowRoot, () => void>();
  let pointed: Node | undefined;
  let focused: Node | undefined;
  let selected: Place | undefined;
  let hovered: EventTarget | undefined;
  let since = 0;

  /** Runs a handler for events outside of the toolbar, with their innermost target. */
  const inPage = (handle: (target: Node) => void) => (event: Event) => {
    const path = event.composedPath();
    if (path.includes(shadow)) return;
    for (const node of path) addRootsOf(node as Node);
    handle(path[0] as Node);
  };

  /** Ends the rest of the pointer on an element. */
  const hover = (target?: EventTarget) => {
    const now = performance.now();
    if (now - since >= dwellMs) pointed = (hovered as Node | undefined) ?? pointed;
    hovered = target;
    since = now;
  };

  const handlers = {
    pointerover(event: PointerEvent) {
      if (event.pointerType === 'touch') return;
      if (event.composedPath().includes(shadow)) hover();
      else inPage(hover)(event);
    },
    focusin: inPage((target) => {
      if (isElement(target) && target.matches(':focus-visible')) focused = target;
    }),
    pointerdown(event: PointerEvent) {
      // Some browsers clear the selection with the press on a button.
      if (event.composedPath().includes(shadow)) selected = selection() ?? selected;
      else selected = focused = undefined;
    },
    pointerup: inPage((target) => (pointed = target)),
    load: ({ target }: Event) => addRootsOf(target as Node),
  };

  function addRootsOf(node: Node): void {
    const { shadowRoot, contentDocument } = node as Partial<HTMLIFrameElement>;
    for (const root of [shadowRoot, contentDocument]) if (root && !roots.has(root)) addRoot(root);
  }

  function addRoot(root: Document | ShadowRoot): void {
    for (const [known, undo] of roots) {
      // After navigation of a frame, defaultView of its old document is null; that of a shadow root is undefined.
      if (known.isConnected && (known as Partial<Document>).defaultView !== null) continue;
      roots.delete(known);
      undo();
    }
    roots.set(root, listen(root, handlers));
    for (const frame of root.querySelectorAll('iframe,frame')) addRootsOf(frame);
  }

  function selection(): Place | undefined {
    for (const root of roots.keys()) {
      const found = root.nodeType === 9 ? (root as Document).getSelection() : null;
      if (!found || found.isCollapsed || !found.rangeCount) continue;
      const { startContainer: node, startOffset: offset } = found.getRangeAt(0);
      if (includes(shadow.host, node)) continue;
      const child = node.childNodes[offset];
      return node.nodeType === 3 ? { node, offset } : { node: child ?? node };
    }
    return undefined;
  }

  const isUsable = (place: Place | undefined): place is Place => {
    const node = place?.node;
    const element = isElement(node) ? node : node && parentOf(node);
    return !!node?.isConnected && isElement(element) && !isHidden(element);
  };

  addRoot(document);
  return {
    place() {
      if (hovered) hover();
      const places = [
        selection() ?? selected,
        focused && { node: focused },
        pointed && { node: pointed },
      ];
      return places.find(isUsable);
    },
    stop() {
      for (const undo of roots.values()) undo();
      roots.clear();
    },
  };
}
