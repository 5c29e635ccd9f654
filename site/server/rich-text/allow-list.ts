/** Tags allowed in rich text; any other is an import error. */
export const allowedTags: ReadonlySet<string> = new Set(
  (
    'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption ' +
    'img a strong em b i u s sup sub br hr span ruby rt rp'
  ).split(' '),
);

const globalAttributes = ['href', 'title', 'lang', 'dir'];
const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan', 'scope'],
};

export function isAllowedAttribute(tag: string, name: string): boolean {
  return globalAttributes.includes(name) || (attributesByTag[tag]?.includes(name) ?? false);
}

/** Tags that the HTML fragment parser drops silently, so that they are searched in the source. */
export const droppedTags = /<\s*\/?\s*(html|head|body|frameset|frame)\b/i;

/** Block-level tags at the top level of a text; other top-level nodes are wrapped in a paragraph. */
export const blockTags: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol dl blockquote table figure hr'.split(' '),
);
