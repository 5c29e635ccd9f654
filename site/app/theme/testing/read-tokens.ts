import { readFileSync } from 'node:fs';

export type Tokens = Readonly<Record<string, string>>;

const sheet = readFileSync('site/app/theme/tokens.css', 'utf8');

/** The custom properties of `:root` in one media query; '' is outside of any. */
function readBlock(condition: string): Tokens {
  const start = condition === '' ? ':root {' : `@media ${condition} {\n  :root {`;
  const from = sheet.indexOf(start);
  if (from < 0) throw new Error(`tokens.css has nothing under "${condition}".`);
  const inside = sheet.slice(from + start.length, sheet.indexOf('}', from));
  return Object.fromEntries(
    [...inside.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

const light = readBlock('');
const dark = { ...light, ...readBlock('(prefers-color-scheme: dark)') };
const moreContrast = readBlock('(prefers-contrast: more)');
const moreContrastDark = readBlock('(prefers-contrast: more) and (prefers-color-scheme: dark)');

/** All tokens for each combination of user preferences. */
export const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark,
  'more contrast': { ...light, ...moreContrast },
  'more contrast in the dark': { ...dark, ...moreContrast, ...moreContrastDark },
};

export const forcedColorTokens = readBlock('(forced-colors: active)');
