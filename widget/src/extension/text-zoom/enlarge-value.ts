/** Sizes of the keywords of `font-size` in px, at a medium size of 16 px (CSS Fonts 4, section 2.5.1). */
const keywords: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

// Strings, URLs and variables are matched first: their names contain no lengths.
const tokens =
  /(["'])(?:\\.|(?!\1).)*\1|url\([^"')]*\)|var\(\s*(--[^\s,)]+)[^)]*\)|(?<![\w.-])[-+]?\d*\.?\d+(?:px|pt|pc|in|cm|mm|q|[sld]?v(?:[hwib]|min|max))\b/gi;
const absoluteLength = /^[-+]?[\d.]+(?:px|pt|pc|in|cm|mm|q)$/i;

/**
 * Multiplies the absolute and viewport lengths of a `font-size` or `line-height`. Lengths relative to a font follow the
 * enlarged text by themselves: em, rem, per cent, numbers.
 * @param zoom factor of the enlargement
 * @param variable value of a custom property on the root element
 */
export function enlargeValue(
  value: string,
  zoom: number,
  variable: (name: string) => string,
): string {
  const multiply = (length: string) => `calc(${length}*${zoom})`;
  const keyword = keywords[value.trim().toLowerCase()];
  if (keyword) return multiply(`${keyword}px`);
  return value.replace(tokens, (match: string, quote?: string, name?: string) => {
    if (name) return absoluteLength.test(variable(name).trim()) ? multiply(match) : match;
    return quote || /^url/i.test(match) ? match : multiply(match);
  });
}

/** Font sizes of `<font size>` 1 to 7 in px (HTML, section 15.3.4). */
export const legacySizes: readonly number[] = [10, 13, 16, 18, 24, 32, 48];
