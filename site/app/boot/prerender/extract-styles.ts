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
 * Moves `style` attributes, which the CSP forbids, into rules of a style sheet. Values that could end their rule or
 * start a comment are left out: some come from data. `sheet` prefixes the rule names of a second sheet.
 */
export function extractStyles(html: string, sheet = ''): { html: string; css: string } {
  const names = new Map<string, string>();
  const lifted = html.replace(styleAttribute, (_, escaped: string) => {
    const declarations = escaped.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
    if (!isSafe(declarations)) return '';
    const name = names.get(declarations) ?? `${sheet}${names.size}`;
    names.set(declarations, name);
    return ` data-style="${name}"`;
  });
  // `#root` gives the rule a higher specificity than class rules, as a `style` attribute has.
  const rules = [...names].map(
    ([declarations, name]) => `#root [data-style="${name}"]{${declarations}}`,
  );
  return { html: lifted, css: rules.join('\n') };
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
