import type { PageRoot } from './style-rules';

/** Adds a constructed style sheet to a root that has not adopted it yet. */
export function adoptSheet(root: PageRoot, sheet: CSSStyleSheet): void {
  const sheets = root.adoptedStyleSheets;
  if (!sheets.includes(sheet)) root.adoptedStyleSheets = [...sheets, sheet];
}

export function removeSheet(root: PageRoot, sheet: CSSStyleSheet): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}
