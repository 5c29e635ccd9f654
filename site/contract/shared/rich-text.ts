/** Elements of rich text: content packs have no other, and the browser and the service remove any other. */
export const richTextTags = (
  'p h2 h3 h4 ul ol li dl dt dd blockquote table caption thead tbody tr th td figure figcaption ' +
  'img a strong em b i u s sup sub br hr span ruby rt rp'
).split(' ');

/** Attributes of one element; `commonAttributes` are those of all. */
export const attributesByTag: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan', 'scope'],
};
export const commonAttributes: readonly string[] = ['href', 'title', 'lang', 'dir'];

/** Attributes that are kept in rich text of any service; packs have no `id`. */
export const richTextAttributes: readonly string[] = [
  ...new Set([...commonAttributes, ...Object.values(attributesByTag).flat(), 'id']),
];
