/**
 * The URL that an address names, or `undefined` where it names none.
 * `URL.canParse` is above the browser floor (Chromium 120, Safari 17).
 * @param base what a relative address is resolved against
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
