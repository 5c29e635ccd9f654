import { eachStyleRule, type PageRoot } from './style-rules';

/** Text is to grow, whatever its size is measured in. */
const ofText = /^(font|line)/;
// Strings and addresses are matched first, whole, so that nothing inside them counts as a length.
const lengths =
  /(["'])(?:\\.|(?!\1).)*\1|url\([^"')]*\)|(?<![\w.-])[-+]?[\d.]+[sld]?v(?:[hwib]|min|max)\b/g;
const marker = '--a11y-toolbar-zoom';

/** Divides the viewport lengths of a CSS value by the zoom. */
export const divideViewportLengths = (value: string): string =>
  value.replace(lengths, (match) =>
    /[")']$/.test(match) ? match : `calc(${match}/var(${marker},1))`,
  );

/**
 * Zoom multiplies viewport lengths as well, so that a drawer of 100vh would end below the window.
 * Divides them by the zoom again, in the page's own rules, where the cascade stays as it is.
 */
export function keepViewportUnits(roots: readonly PageRoot[]): () => void {
  const undo: (() => void)[] = [];
  for (const root of roots) {
    eachStyleRule(root, ({ style }) => {
      // Backwards: setting a property may add others behind it.
      for (let index = style.length; index--;) {
        const name = style.item(index);
        const value = style.getPropertyValue(name);
        if (ofText.test(name)) continue;
        const divided = divideViewportLengths(value);
        if (divided === value) continue;
        const priority = style.getPropertyPriority(name);
        style.setProperty(name, divided, priority);
        undo.push(() => style.setProperty(name, value, priority));
      }
    });
  }
  return () => {
    for (const step of undo) step();
  };
}
