const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Why a link may not stand on a page; nothing where it may. Allowed are `http`, `https`, `mailto`,
 * `tel`, `#/route` and addresses relative to the site.
 */
export function linkFault(link: string): string | undefined {
  // Browsers drop some of these characters, so that `java\nscript:` would run.

  if (/[\u0000-\u001f\u007f\\]/.test(link)) return 'holds a control character or backslash';
  if (link !== link.trim()) return 'begins or ends with a space';
  if (link.startsWith('//')) return 'names another site without https:';
  const scheme = /^[^/?#]*?:/.exec(link)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (!schemes.has(scheme)) return `begins with ${scheme}, which is not allowed`;
  return scheme.startsWith('http') && !isWebAddress(link) ? 'is no web address' : undefined;
}

/** Whether a text is a whole `http` or `https` address. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}
