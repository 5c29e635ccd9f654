/** What XML 1.0 has no place for, escaped or not: most control characters and halves of characters. */
const outside =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text inside XML, in an element or an attribute in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(outside, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
