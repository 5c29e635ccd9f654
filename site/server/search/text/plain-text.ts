const readingAids = /<(rt|rp)\b[^>]*>[^<]*<\/\1>/g;
/** Attributes of stored rich text stand in double quotes and may hold `>`. */
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
 * The plain text of rich text as the importer stores it: serialised by parse5, made of the allow-list
 * only. A block ends a line; readings above characters are left out, so that words stay whole.
 */
export function plainText(richText: string): string {
  return richText
    .replace(readingAids, '')
    .replace(blockTag, '\n')
    .replace(anyTag, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
