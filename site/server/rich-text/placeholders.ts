const placeholder = /\{\{([\w.]+)\}\}/g;

/** Replaces placeholders such as `{{days.bookings}}` in the rich text of a pack; an unknown one stays as it is. */
export function fillPlaceholders(html: string, values: ReadonlyMap<string, string>): string {
  return html.replaceAll(placeholder, (whole, name: string) => values.get(name) ?? whole);
}

/** A text without its placeholders, for the search index, which outlives a change of the settings. */
export function removePlaceholders(text: string): string {
  return text.replaceAll(placeholder, '');
}
