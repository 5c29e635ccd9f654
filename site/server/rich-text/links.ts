const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns why a link is not allowed, `undefined` if it is. Allowed: `http`, `https`, `mailto`, `tel`,
 * `#/route` and URLs relative to the site.
 */
export function validateLink(link: string): string | undefined {
  // The URL parser strips tabs and line breaks, so that `java\nscript:` would run.

  if (/[\u0000-\u001f\u007f\\]/.test(link)) return 'contains a control character or backslash';
  if (link !== link.trim()) return 'begins or ends with a space';
  if (link.startsWith('//')) return 'names another site without https:';
  const scheme = /^[^/?#]*?:/.exec(link)?.[0].toLowerCase();
  if (scheme === undefined) return undefined;
  if (!schemes.has(scheme)) return `begins with ${scheme}, which is not allowed`;
  return scheme.startsWith('http') && !isWebAddress(link) ? 'is not a web address' : undefined;
}

/** Whether a text is an absolute `http` or `https` URL. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^/]/i.test(link) && URL.canParse(link);
}
