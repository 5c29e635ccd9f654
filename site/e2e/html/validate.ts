import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * Presets of the standard and of accessibility only: the others add rules of style.
 * `extraRules` adds errors of the living standard that these presets miss.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A role on a `div` is valid HTML; preferring native elements is a matter of style.
      'prefer-native-element': 'off',
      // CSS shows one of two menus, for wide or narrow windows: axe, which evaluates CSS, checks landmarks.
      'unique-landmark': 'off',
    },
  }),
);

const extraRules: readonly (readonly [string, RegExp])[] = [
  ['link without rel', /<link(?![^>]*\s(?:rel|itemprop)=)[^>]*>/gi],
  ['aria-expanded beside popovertarget', /<[^>]*\spopovertarget=[^>]*\saria-expanded=[^>]*>/gi],
  ['aria-expanded beside popovertarget', /<[^>]*\saria-expanded=[^>]*\spopovertarget=[^>]*>/gi],
  ['blank in a data: address', /\s(?:src|href|poster)="data:[^"]*\s[^"]*"/gi],
  ['clock time without datetime', /<time>\s*\d+:\d+\s*<\/time>/gi],
];

/** The toolbar inserts its host element beside `body` by script; the pages themselves do not contain it. */
const toolbarHost = /<a11y-toolbar-host[^>]*>[\s\S]*?<\/a11y-toolbar-host>/g;

/** HTML errors of a document, one line each. */
export async function htmlErrors(html: string): Promise<string[]> {
  const page = html.replace(toolbarHost, '');
  const { results } = await validator.validateString(page);
  const lines = page.split('\n');
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const around = lines[line - 1]?.slice(Math.max(0, column - 30), column + 90);
      return `${ruleId}: ${message} at ${around}`;
    }),
  );
  return [
    ...found,
    ...extraRules.flatMap(([name, pattern]) =>
      (page.match(pattern) ?? []).map((at) => `${name}: ${at}`),
    ),
  ];
}
