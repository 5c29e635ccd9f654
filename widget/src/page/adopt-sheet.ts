import type { PageRoot } from './style-rules';

/** Adds a constructed sheet to those of a root, where it is not yet. */
export function adoptSheet(root: PageRoot, sheet: CSSStyleSheet): void {
  const sheets = root.adoptedStyleSheets;
  if (!sheets.includes(sheet)) root.adoptedStyleSheets = [...sheets, sheet];
}

export function dropSheet(root: PageRoot, sheet: CSSStyleSheet): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}
