import { rewriteRules } from './rewrite-rules';
import type { PageRoot } from './style-rules';

/** Properties of text, which is zoomed in any unit. */
const textProperties = /^(font|line)/;
// Strings and URLs are matched first: their contents are no lengths.
const lengths =
  /(["'])(?:\\.|(?!\1).)*\1|url\([^"')]*\)|(?<![\w.-])[-+]?[\d.]+[sld]?v(?:[hwib]|min|max)\b/g;
const zoomVariable = '--a11y-toolbar-zoom';

/** Divides the viewport lengths of a CSS value by the zoom. */
export const divideViewportLengths = (value: string): string =>
  value.replace(lengths, (match) =>
    /[")']$/.test(match) ? match : `calc(${match}/var(${zoomVariable},1))`,
  );

/**
 * CSS zoom multiplies viewport lengths too: a drawer of 100vh would end below the window.
 * Divides them by the zoom inside the page's own rules, which keeps the cascade. @returns the undo
 */
export const compensateViewportUnits = (roots: readonly PageRoot[]): (() => void) =>
  rewriteRules(roots, (name, value) =>
    textProperties.test(name) ? value : divideViewportLengths(value),
  );
