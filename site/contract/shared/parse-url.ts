/**
 * Parses a URL; `undefined` where it is invalid.
 * `URL.canParse` is not available in all supported browsers (Chromium 120, Safari 17).
 * @param base base URL for relative addresses
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
