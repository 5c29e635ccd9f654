import { adoptSheet, dropSheet } from './adopt-sheet';
import type { PageRoot } from './style-rules';

/** Replaces what the toolbar adds to the styles of these roots, without roots of all; none of it is printed. */
export type ApplyPageStyle = (css: string, roots: readonly PageRoot[]) => void;

/** One constructed style sheet for all roots: no element, nothing a content policy forbids. */
export function createPageStyle(window: Window & typeof globalThis): ApplyPageStyle {
  const sheet = new window.CSSStyleSheet({ media: 'screen' });
  const adopters = new Set<PageRoot>();
  let last = '';
  return (css, roots) => {
    if (roots.length && css !== last) sheet.replaceSync((last = css));
    for (const root of adopters) {
      // A page of components would otherwise keep all earlier shadow roots in memory.
      if (root.isConnected && roots.length) continue;
      adopters.delete(root);
      dropSheet(root, sheet);
    }
    for (const root of roots) {
      adopters.add(root);
      // Checked each time: a host that assigns its own list drops this sheet.
      adoptSheet(root, sheet);
    }
  };
}
