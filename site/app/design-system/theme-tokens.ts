/** The custom properties that a theme changes, by name. */
export type Tokens = Readonly<Record<string, string>>;

const dark = '(prefers-color-scheme: dark)';
const more = '(prefers-contrast: more)';

/** Which conditions hold under each theme. */
const conditionsOf = {
  light: [],
  dark: [dark],
  contrast: [more],
  'contrast-dark': [dark, more, `${more} and ${dark}`],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ThemeName = keyof typeof conditionsOf;

interface Rule {
  selectorText?: string;
  conditionText?: string;
  style?: Iterable<string> & { getPropertyValue: (name: string) => string };
  cssRules?: Iterable<object>;
  styleSheet?: { cssRules: Iterable<object> } | null;
}

/** What `:root` says where the conditions hold, later rules over earlier ones. */
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
 * Every theme's tokens, read from the page's own style sheets, so that all of them can stand side by
 * side whatever the visitor prefers. Only colours are told: what no theme changes stays with the page.
 */
export function tokensOfThemes(
  sheets: Iterable<{ cssRules: Iterable<object> }>,
): Readonly<Record<ThemeName, Tokens>> {
  const of = (conditions: readonly string[]) => {
    const all: Record<string, string> = {};
    for (const sheet of sheets) collect(sheet.cssRules, conditions, all);
    return all;
  };
  const changed = Object.keys(of([more, dark])).filter(
    (name) => new Set(Object.values(conditionsOf).map((list) => of(list)[name])).size > 1,
  );
  const entries = Object.entries(conditionsOf).map(([theme, conditions]) => {
    const all = of(conditions);
    return [theme, Object.fromEntries(changed.map((name) => [name, all[name] ?? '']))];
  });
  return Object.fromEntries(entries) as Record<ThemeName, Tokens>;
}
