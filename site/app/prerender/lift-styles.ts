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
 */
export function liftStyles(html: string): { html: string; css: string } {
  const numbers = new Map<string, number>();
  const lifted = html.replace(styleAttribute, (_, escaped: string) => {
    const declarations = escaped.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
    if (!isHarmless(declarations)) return '';
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-style="${number}"`;
  });
  // An id's weight, because an attribute would win over every rule too.
  const rules = [...numbers].map(
    ([declarations, number]) => `#root [data-style="${number}"]{${declarations}}`,
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
