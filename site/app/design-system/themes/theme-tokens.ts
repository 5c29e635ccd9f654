/** Values of the custom properties that themes change, by name. */
export type Tokens = Readonly<Record<string, string>>;

const dark = '(prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';

/** The media conditions that match in each theme. */
const conditionsOf = {
  light: [],
  dark: [dark],
  contrast: [moreContrast],
  'contrast-dark': [dark, moreContrast, `${moreContrast} and ${dark}`],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ThemeName = keyof typeof conditionsOf;

interface Rule {
  selectorText?: string;
  conditionText?: string;
  style?: Iterable<string> & { getPropertyValue: (name: string) => string };
  cssRules?: Iterable<object>;
  styleSheet?: { cssRules: Iterable<object> } | null;
}

/** The custom properties of `:root` under the conditions; later rules override earlier ones. */
function collect(
  rules: Iterable<object>,
  conditions: readonly string[],
  into: Record<string, string>,
) {
  for (const each of rules) {
    const rule = each as Rule;
    if (rule.styleSheet) collect(rule.styleSheet.cssRules, conditions, into);
    else if (rule.conditionText !== undefined) {
      if (conditions.includes(rule.conditionText)) collect(rule.cssRules ?? [], conditions, into);
    } else if (rule.selectorText === ':root' && rule.style) {
      for (const name of rule.style) {
        if (name.startsWith('--')) into[name] = rule.style.getPropertyValue(name).trim();
      }
    }
  }
  return into;
}

/**
 * Reads the tokens of every theme from style sheets, to show all themes at once regardless of the
 * user's preferences. Only tokens that differ between themes are returned.
 */
export function readThemeTokens(
  sheets: Iterable<{ cssRules: Iterable<object> }>,
): Readonly<Record<ThemeName, Tokens>> {
  const tokensUnder = (conditions: readonly string[]) => {
    const all: Record<string, string> = {};
    for (const sheet of sheets) collect(sheet.cssRules, conditions, all);
    return all;
  };
  const changed = Object.keys(tokensUnder([moreContrast, dark])).filter(
    (name) => new Set(Object.values(conditionsOf).map((list) => tokensUnder(list)[name])).size > 1,
  );
  const entries = Object.entries(conditionsOf).map(([theme, conditions]) => {
    const all = tokensUnder(conditions);
    return [theme, Object.fromEntries(changed.map((name) => [name, all[name] ?? '']))];
  });
  return Object.fromEntries(entries) as Record<ThemeName, Tokens>;
}
