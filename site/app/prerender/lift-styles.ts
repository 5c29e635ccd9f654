/** React escapes quotes in texts and attributes alike, so nothing else can look like this. */
const styleAttribute = / style="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Moves the `style` attributes of rendered mark-up, which the site's policy forbids, into rules of a
 * style sheet. What could end its rule, or begin a comment, is left out: colours and sizes come as data.
 * `sheet` tells the rules of one sheet from those of another that stays beside it.
 */
export function liftStyles(html: string, sheet = ''): { html: string; css: string } {
  const names = new Map<string, string>();
  const lifted = html.replace(styleAttribute, (_, escaped: string) => {
    const declarations = escaped.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
    if (!isHarmless(declarations)) return '';
    const name = names.get(declarations) ?? `${sheet}${names.size}`;
    names.set(declarations, name);
    return ` data-style="${name}"`;
  });
  // An id's weight, because an attribute would win over every rule too.
  const rules = [...names].map(
    ([declarations, name]) => `#root [data-style="${name}"]{${declarations}}`,
  );
  return { html: lifted, css: rules.join('\n') };
}

function isHarmless(declarations: string): boolean {
  if (!/^[\w\s#%.,:;()+*/-]+$/.test(declarations) || declarations.includes('/*')) return false;
  let open = 0;
  for (const character of declarations) {
    if (character === '(') open += 1;
    if (character === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
