/** A tree scope with style sheets: the document or an open shadow root. */
export type PageRoot = Document | ShadowRoot;

/** Lists a root and the open shadow roots in it, without those of toolbars. */
export function pageRoots(root: PageRoot | Element, roots: PageRoot[] = []): PageRoot[] {
  if ('styleSheets' in root) roots.push(root);
  else if (root.shadowRoot && !root.hasAttribute('data-a11y-toolbar')) {
    pageRoots(root.shadowRoot, roots);
  }
  for (const { shadowRoot, dataset } of root.querySelectorAll<HTMLElement>('*')) {
    if (shadowRoot && dataset['a11yToolbar'] === undefined) pageRoots(shadowRoot, roots);
  }
  return roots;
}

/**
 * Calls back with every readable style rule of a root, nested ones included.
 * @returns false when the rules of a cross-origin sheet are not readable
 */
export function eachStyleRule(root: PageRoot, visit: (rule: CSSStyleRule) => void): boolean {
  let isComplete = true;
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('selectorText' in rule) visit(rule as CSSStyleRule);
      // Media queries, layers and nesting contain rules; an import rule has a style sheet.
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      if ('styleSheet' in rule) enter(rule.styleSheet as CSSStyleSheet | null);
    }
  };
  const enter = (sheet: CSSStyleSheet | null) => {
    try {
      if (sheet) walk(sheet.cssRules);
    } catch {
      isComplete = false;
    }
  };
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) enter(sheet);
  return isComplete;
}
