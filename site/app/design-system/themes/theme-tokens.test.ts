import { expect, test } from 'vitest';
import { readThemeTokens } from './theme-tokens';

function style(tokens: Readonly<Record<string, string>>) {
  return Object.assign(Object.keys(tokens), {
    getPropertyValue: (name: string) => tokens[name] ?? '',
  });
}

const root = (tokens: Readonly<Record<string, string>>) => ({
  selectorText: ':root',
  style: style(tokens),
});

const sheet = {
  cssRules: [
    { styleSheet: { cssRules: [root({ '--paper': '#fff', '--ink': '#111', '--gap': '8px' })] } },
    { selectorText: ':root:lang(en)', style: style({ '--ink': '#222' }) },
    { conditionText: '(prefers-color-scheme: dark)', cssRules: [root({ '--paper': '#111' })] },
    { conditionText: '(prefers-contrast: more)', cssRules: [root({ '--ink': '#000' })] },
    {
      conditionText: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      cssRules: [root({ '--paper': '#000', '--ink': '#fff' })],
    },
    { conditionText: 'print', cssRules: [root({ '--paper': 'print' })] },
  ],
};

test('tokensOfThemes resolves the colours of each theme and leaves out unchanged tokens', () => {
  expect(readThemeTokens([sheet])).toEqual({
    light: { '--paper': '#fff', '--ink': '#111' },
    dark: { '--paper': '#111', '--ink': '#111' },
    contrast: { '--paper': '#fff', '--ink': '#000' },
    'contrast-dark': { '--paper': '#000', '--ink': '#fff' },
  });
});
