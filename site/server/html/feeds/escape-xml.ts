/** Characters that XML 1.0 forbids even escaped: most control characters and lone surrogates. */
const outside =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Removes the characters that would make an XML document invalid. */
export function removeInvalidXml(text: string): string {
  return text.replace(outside, '');
}

/** Escapes a text for XML element content and attributes in double quotes. */
export function escapeXml(text: string): string {
  return removeInvalidXml(text).replace(/[&<>"]/g, (character) => escapes[character] ?? '');
}
