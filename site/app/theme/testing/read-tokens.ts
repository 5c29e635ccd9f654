import { readFileSync } from 'node:fs';

export type Tokens = Readonly<Record<string, string>>;

const sheet = readFileSync('site/app/theme/tokens.css', 'utf8');

/** The custom properties that `:root` gets under one condition; `''` means under none. */
function block(condition: string): Tokens {
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

const light = block('');
const dark = { ...light, ...block('(prefers-color-scheme: dark)') };
const more = block('(prefers-contrast: more)');
const moreInTheDark = block('(prefers-contrast: more) and (prefers-color-scheme: dark)');

/** Every token as each preference of the visitor leaves it. */
export const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark,
  'more contrast': { ...light, ...more },
  'more contrast in the dark': { ...dark, ...more, ...moreInTheDark },
};

export const forced = block('(forced-colors: active)');
