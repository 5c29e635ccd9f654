import { eachStyleRule } from './style-rules';

/** Text is to grow, whatever its size is measured in. */
const ofText = /^(font|line)/;
const viewportLength = /[\d.]+[sld]?v([hwib]|min|max)\b/g;
const marker = '--a11y-toolbar-zoom';

/**
 * Zoom multiplies viewport lengths as well, so that a drawer of 100vh would end below the window.
 * Divides them by the zoom again, in the page's own rules, where the cascade stays as it is.
 */
export function keepViewportUnits(document: Document): () => void {
  const undo: (() => void)[] = [];
  eachStyleRule(document, ({ style }) => {
    // Backwards: setting a property may add others behind it.
    for (let index = style.length; index--;) {
      const name = style.item(index);
      const value = style.getPropertyValue(name);
      if (ofText.test(name)) continue;
      const divided = value.replace(viewportLength, `calc($&/var(${marker},1))`);
      if (divided === value) continue;
      const priority = style.getPropertyPriority(name);
      style.setProperty(name, divided, priority);
      undo[undo.length] = () => style.setProperty(name, value, priority);
    }
  });
  return () => {
    for (const step of undo) step();
  };
}
