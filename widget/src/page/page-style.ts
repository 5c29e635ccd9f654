import { adoptSheet, dropSheet } from './adopt-sheet';
import type { PageRoot } from './style-rules';

export interface PageStyle {
  /** Replaces what the toolbar adds to the styles of these roots; none of it is printed. */
  apply(css: string, roots: readonly PageRoot[]): void;
  destroy(): void;
}

/** One constructed style sheet for all roots: no element, nothing a content policy forbids. */
export function createPageStyle(window: Window & typeof globalThis): PageStyle {
  const sheet = new window.CSSStyleSheet({ media: 'screen' });
  const adopters = new Set<PageRoot>();
  let last = '';
  const drop = (root: PageRoot) => {
    adopters.delete(root);
    dropSheet(root, sheet);
  };
  return {
    apply(css, roots) {
      if (css !== last) sheet.replaceSync((last = css));
      // A page of components would otherwise keep all earlier shadow roots in memory.
      for (const root of adopters) if (!root.isConnected) drop(root);
      for (const root of roots) {
        adopters.add(root);
        // Checked each time: a host that assigns its own list drops this sheet.
        adoptSheet(root, sheet);
      }
    },
    destroy() {
      adopters.forEach(drop);
    },
  };
}
