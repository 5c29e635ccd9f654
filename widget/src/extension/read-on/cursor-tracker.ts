import { includes, parentOf, type Cursor } from '../flat-tree';

/** A boundary that moves to the next node that still exists when the page removes its own. */
export interface TrackedCursor {
  readonly cursor: Cursor;
  set(cursor: Cursor): void;
}

export interface CursorTracker {
  track(): TrackedCursor;
  /** Observes the tree of a node for removals. */
  observe(node: Node): void;
  /** Applies the removals so far. */
  flush(): void;
  stop(): void;
}

/** Moves boundaries out of removed nodes: to what replaced them, else to the next sibling. */
export function createCursorTracker(window: Window & typeof globalThis): CursorTracker {
  const tracked: { cursor: Cursor; ancestors: Node[] }[] = [];

  function apply(records: readonly MutationRecord[]): void {
    for (const entry of tracked) {
      if (entry.cursor.node.isConnected) continue;
      for (const { removedNodes, addedNodes, nextSibling, target } of records) {
        const isRemoved = [...removedNodes].some((node) => includes(node, entry.cursor.node));
        if (!isRemoved) continue;
        const next = addedNodes[0] ?? nextSibling;
        entry.cursor = next ? { node: next, isAfter: false } : { node: target, isAfter: true };
      }
      if (entry.cursor.node.isConnected) continue;
      // Removed with a frame or a tree that is not observed.
      const node = entry.ancestors.find((ancestor) => ancestor.isConnected);
      if (node) entry.cursor = { node, isAfter: true };
    }
  }

  const observer = new window.MutationObserver(apply);
  return {
    track() {
      const entry = {
        cursor: { node: window.document, isAfter: false } as Cursor,
        ancestors: [] as Node[],
      };
      tracked.push(entry);
      return {
        get cursor() {
          return entry.cursor;
        },
        set(cursor) {
          entry.cursor = cursor;
          entry.ancestors = [];
          for (let at = parentOf(cursor.node); at; at = parentOf(at)) entry.ancestors.push(at);
        },
      };
    },
    observe: (node) => observer.observe(node.getRootNode(), { childList: true, subtree: true }),
    flush: () => apply(observer.takeRecords()),
    stop() {
      observer.disconnect();
      tracked.length = 0;
    },
  };
}
