const rubyAnnotations = /<(rt|rp)\b[^>]*>[^<]*<\/\1>/g;
/** Attributes of stored rich text are double-quoted and may contain `>`. */
const blockTag =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|th|td|figure|figcaption|br|hr)\b(?:[^>"]|"[^"]*")*>/g;
const anyTag = /<(?:[^>"]|"[^"]*")*>/g;
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Converts stored rich text (serialised by parse5, allow-listed tags only) to plain text with a line per
 * block. Ruby annotations are removed, because they would split words.
 */
export function plainText(richText: string): string {
  return richText
    .replace(rubyAnnotations, '')
    .replace(blockTag, '\n')
    .replace(anyTag, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
