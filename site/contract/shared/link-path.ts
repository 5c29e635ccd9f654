/**
 * The internal path that the link of a category names, with or without `#` and `/` in front; `undefined` for an
 * address outside the app.
 */
export function linkPath(link: string): string | undefined {
  // An internal path contains no scheme and no host.
  return link === '' || /[\p{Cc}\\]|^[^/?]*:/u.test(link) ? undefined : link.replace(/^#?\/*/, '/');
}
