import { adoptSheet, removeSheet } from './adopt-sheet';
import type { PageRoot } from './style-rules';

/** Replaces the toolbar's rules in these roots, for screens only; no roots remove them everywhere. */
export type ApplyPageStyle = (css: string, roots: readonly PageRoot[]) => void;

/** One constructed style sheet for all roots: needs no element and is allowed under any content policy. */
export function createPageStyle(window: Window & typeof globalThis): ApplyPageStyle {
  const sheet = new window.CSSStyleSheet({ media: 'screen' });
  let adopters: readonly PageRoot[] = [];
  let appliedCss = '';
  return (css, roots) => {
    if (css && css !== appliedCss) sheet.replaceSync((appliedCss = css));
    for (const root of [...adopters, ...roots]) {
      // Adopted again on every call: a page that assigns its own list removes this sheet.
      (root.isConnected && roots.length ? adoptSheet : removeSheet)(root, sheet);
    }
    // Not a growing set, which would keep removed shadow roots in memory.
    adopters = roots;
  };
}
