const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** A plain text as a paragraph of rich text; '' for an empty text. */
export function paragraph(text: string): string {
  return text ? `<p>${escapeHtml(text)}</p>` : '';
}
