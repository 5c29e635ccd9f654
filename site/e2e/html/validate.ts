import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/**
 * The standard's rules alone (`html-validate:standard`): the other presets add matters of style.
 * What they leave out of the standard, and a validator of the living standard reports, is below.
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A role on a `div` is valid HTML: which element carries it is a matter of style.
      'prefer-native-element': 'off',
      // Of the menus for wide and for narrow windows CSS shows one: axe, which sees CSS, checks this.
      'unique-landmark': 'off',
    },
  }),
);

const more: readonly (readonly [string, RegExp])[] = [
  ['link without rel', /<link(?![^>]*\s(?:rel|itemprop)=)[^>]*>/gi],
  ['aria-expanded beside popovertarget', /<[^>]*\spopovertarget=[^>]*\saria-expanded=[^>]*>/gi],
  ['aria-expanded beside popovertarget', /<[^>]*\saria-expanded=[^>]*\spopovertarget=[^>]*>/gi],
  ['blank in a data: address', /\s(?:src|href|poster)="data:[^"]*\s[^"]*"/gi],
  ['clock time without datetime', /<time>\s*\d+:\d+\s*<\/time>/gi],
];

/** The toolbar puts its element beside `body` by script, on any host: no page of ours is written so. */
const toolbarHost = /<a11y-toolbar-host[^>]*>[\s\S]*?<\/a11y-toolbar-host>/g;

/** Every fault of a document, one line each. */
export async function htmlFaults(html: string): Promise<string[]> {
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
    ...more.flatMap(([name, pattern]) => (page.match(pattern) ?? []).map((at) => `${name}: ${at}`)),
  ];
}
