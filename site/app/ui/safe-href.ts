import { parseUrl } from '../../contract/parse-url';

declare const checked: unique symbol;

/** An address that may stand in `href`; only `safeHref` makes one. */
export type SafeHref = string & { readonly [checked]: true };

/** Where links lead from: this page. Drawn outside a browser, it lies on a host that no link names. */
export function pageAddress(): string {
  return typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Checks a link that came as data. `undefined` where it would run script, hide its host behind
 * control characters or a backslash, or lead nowhere.
 */
export function safeHref(address: string, base: string = pageAddress()): SafeHref | undefined {
  const trimmed = address.trim();
  // Browsers drop tabs and line breaks inside a URL and read `\` as `/`.
  if (trimmed === '' || /[\p{Cc}\\]/u.test(trimmed) || trimmed.startsWith('//')) return undefined;
  const url = parseUrl(trimmed, base);
  return url && schemes.has(url.protocol) ? (trimmed as SafeHref) : undefined;
}

/** True where a checked address leads to another host. */
export function leavesSite(href: SafeHref, base: string = pageAddress()): boolean {
  const url = new URL(href, base);
  return url.protocol.startsWith('http') && url.origin !== new URL(base).origin;
}
