/** Characters that XML 1.0 forbids even escaped: most control characters and lone surrogates. */
const outside =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a text for XML element content and attributes in double quotes. */
export function escapeXml(text: string): string {
  return text.replace(outside, '').replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
