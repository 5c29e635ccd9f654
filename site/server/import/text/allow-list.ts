/** What rich text may consist of; everything else is refused when a pack is imported. */
export const allowedTags: ReadonlySet<string> = new Set(
  (
    'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption ' +
    'img a strong em b i u s sup sub br hr span ruby rt rp'
  ).split(' '),
);

const everywhere = ['href', 'title', 'lang', 'dir'];
const ofTag: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan', 'scope'],
};

export function isAllowedAttribute(tag: string, name: string): boolean {
  return everywhere.includes(name) || (ofTag[tag]?.includes(name) ?? false);
}

/** Tags that a fragment's parser drops without a trace, so that they are looked for in the source. */
export const droppedTags = /<\s*\/?\s*(html|head|body|frameset|frame)\b/i;

/** Tags that stand by themselves at the top of a text; what else stands there belongs in a paragraph. */
export const blockTags: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol dl blockquote table figure hr'.split(' '),
);
