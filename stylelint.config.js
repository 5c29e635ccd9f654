import browserslist from 'browserslist';

/**
 * The last Baseline year that every supported browser includes: the year before the release of the oldest browser
 * in `browserslist` (package.json).
 */
function baselineYear() {
  const released = browserslist().map((each) => {
    const [browser = '', version = ''] = each.split(' ');
    return browserslist.data[browser]?.releaseDate[version] ?? Infinity;
  });
  return new Date(Math.min(...released) * 1000).getUTCFullYear() - 1;
}

/** Later than that Baseline year, but supported by Chromium 109, Firefox 115 and Safari 16.4. */
const supported = {
  atRules: ['container', 'page'],
  properties: [
    'accent-color',
    'break-after',
    'container-type',
    'outline',
    'overscroll-behavior-x',
    'paint-order',
  ],
  selectors: ['marker', 'selection'],
  units: ['cqi', 'cqw', 'cqh'],
};

/** Progressive enhancements: pages are complete and readable without them. */
const enhancements = [
  'contain-intrinsic-block-size',
  'content-visibility',
  'forced-color-adjust',
  'hanging-punctuation',
  'orphans',
  'resize',
  'scrollbar-color',
  'scrollbar-width',
  'text-autospace',
  'text-wrap',
  'widows',
];

/** Some supported browser knows only the name with the prefix `-webkit-`. */
const prefixed = ['hyphens', 'mask', 'print-color-adjust', 'text-size-adjust', 'user-select'];

/** `selectors` are ignored as well: Stylis flattens the nested rules of styled-components, but not those of CSS files. */
const baseline = (/** @type {readonly string[]} */ selectors) => ({
  available: baselineYear(),
  ignoreAtRules: supported.atRules,
  ignoreProperties: Object.fromEntries(
    [...supported.properties, ...enhancements, ...prefixed].map((name) => [name, ['/^.+$/']]),
  ),
  ignoreSelectors: [...supported.selectors, ...selectors],
  ignoreUnits: supported.units,
});

/** @type {import('stylelint').Config} */
export default {
  plugins: ['stylelint-plugin-use-baseline', './site/stylelint/require-prefix.mjs'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'plugin/use-baseline': [true, baseline([])],
    'project/require-prefix': [true, { properties: prefixed }],
    // Not in the Baseline data: `:nth-child(… of …)` is missing in Chromium 109, relative colours in most versions.
    'selector-disallowed-list': ['/:nth-(last-)?child\\([^)]* of /'],
    'declaration-property-value-disallowed-list': {
      '/.*/': ['/\\b(rgb|hsl|hwb)a?\\(\\s*from\\b/'],
    },
    // The pattern never matches: Chromium 109 to 111 do not support nesting.
    'selector-nested-pattern': '(?!)',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      customSyntax: 'postcss-styled-syntax',
      rules: {
        'plugin/use-baseline': [true, baseline(['nesting'])],
        'selector-nested-pattern': null,
      },
    },
  ],
};
