import { eachStyleRule, type PageRoot } from './style-rules';

/**
 * Changes values inside the page's own rules, which keeps the cascade.
 * @param rewrite gives the new value of a declaration; the same value leaves it
 * @returns the undo
 */
export function rewriteRules(
  roots: readonly PageRoot[],
  rewrite: (name: string, value: string) => string,
): () => void {
  const undo: (() => void)[] = [];
  for (const root of roots) {
    eachStyleRule(root, ({ style }) => {
      // Backwards: setting a shorthand may append properties.
      for (let index = style.length; index--;) {
        const name = style.item(index);
        const value = style.getPropertyValue(name);
        const rewritten = rewrite(name, value);
        if (rewritten === value) continue;
        const priority = style.getPropertyPriority(name);
        style.setProperty(name, rewritten, priority);
        undo.push(() => style.setProperty(name, value, priority));
      }
    });
  }
  return () => {
    for (const step of undo) step();
  };
}
