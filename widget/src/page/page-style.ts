import { adoptSheet, removeSheet } from './adopt-sheet';
import type { PageRoot } from './style-rules';

/** Replaces the toolbar's rules in these roots, for screens only; no roots remove them everywhere. */
export type ApplyPageStyle = (css: string, roots: readonly PageRoot[]) => void;

/** One constructed style sheet for all roots: needs no element and is allowed under any content policy. */
export function createPageStyle(window: Window & typeof globalThis): ApplyPageStyle {
  const sheet = new window.CSSStyleSheet({ media: 'screen' });
  const adopters = new Set<PageRoot>();
  let appliedCss = '';
  return (css, roots) => {
    if (roots.length && css !== appliedCss) sheet.replaceSync((appliedCss = css));
    for (const root of [...adopters, ...roots]) {
      if (root.isConnected && roots.length) {
        adopters.add(root);
        // Adopted again on every call: a page that assigns its own list removes this sheet.
        adoptSheet(root, sheet);
      } else {
        // Releases removed shadow roots, also of a list older than their removal: the set would keep them in memory.
        adopters.delete(root);
        removeSheet(root, sheet);
      }
    }
  };
}
