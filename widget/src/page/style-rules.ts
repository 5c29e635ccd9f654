/**
 * Calls back with every style rule of the page that may be read, nested ones included.
 * @returns false when a sheet of another origin kept its rules to itself
 */
export function eachStyleRule(document: Document, visit: (rule: CSSStyleRule) => void): boolean {
  let complete = true;
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('selectorText' in rule) visit(rule as CSSStyleRule);
      // Media queries, layers and nesting group further rules; an import has a sheet of its own.
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
      if ('styleSheet' in rule) enter(rule.styleSheet as CSSStyleSheet | null);
    }
  };
  const enter = (sheet: CSSStyleSheet | null) => {
    try {
      if (sheet) walk(sheet.cssRules);
    } catch {
      complete = false;
    }
  };
  for (const sheet of document.styleSheets) enter(sheet);
  for (const sheet of document.adoptedStyleSheets) enter(sheet);
  return complete;
}
