/** React escapes quotes in text and attributes, so no text matches this. */
const styleAttribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Replaces `style` attributes, which the CSP forbids, by `data-style` and rules of a style sheet. Values that could end
 * their rule or start a comment are left out: some come from data. The selector `scope` gives the rules a higher
 * specificity than class rules, as a `style` attribute has.
 */
export function extractStyles(html: string, scope = '#root'): { html: string; css: string } {
  const values = new Set<string>();
  const extracted = html.replace(styleAttribute, (_, escaped: string) => {
    const declarations = escaped.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
    if (!isSafe(declarations)) return '';
    values.add(declarations);
    return ` data-style="${declarations}"`;
  });
  const rules = [...values].map((value) => `${scope} [data-style="${value}"]{${value}}`);
  return { html: extracted, css: rules.join('\n') };
}

function isSafe(declarations: string): boolean {
  if (!/^[\w\s#%.,:;()+*/-]+$/.test(declarations) || declarations.includes('/*')) return false;
  let open = 0;
  for (const character of declarations) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
