import { parseUrl } from '../../../contract/shared/parse-url';

declare const checked: unique symbol;

/** URL that is safe in `href`; only `safeHref` creates one. */
export type SafeHref = string & { readonly [checked]: true };

/** Base URL of links: that of the document, or an unresolvable host while prerendering. */
export function pageAddress(): string {
  return typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI;
}

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Validates a URL from content. `undefined` for schemes other than http, https, mailto and tel, for
 * control characters, backslashes or a leading `//`, which hide the host, and for invalid URLs.
 */
export function safeHref(address: string, base: string = pageAddress()): SafeHref | undefined {
  const trimmed = address.trim();
  // Browsers drop tabs and line breaks inside a URL and read `\` as `/`.
  if (trimmed === '' || /[\p{Cc}\\]/u.test(trimmed) || trimmed.startsWith('//')) return undefined;
  const url = parseUrl(trimmed, base);
  return url && schemes.has(url.protocol) ? (trimmed as SafeHref) : undefined;
}

/** Whether a URL is on another origin. */
export function leavesSite(href: SafeHref, base: string = pageAddress()): boolean {
  const url = new URL(href, base);
  return url.protocol.startsWith('http') && url.origin !== new URL(base).origin;
}
