import browserslist from 'browserslist';

/**
 * What all browsers had by the end of the year before the oldest supported release is in every
 * supported one: `browserslist` in package.json names them.
 */
function baselineYear() {
  const released = browserslist().map((each) => {
    const [browser = '', version = ''] = each.split(' ');
    return browserslist.data[browser]?.releaseDate[version] ?? Infinity;
  });
  return new Date(Math.min(...released) * 1000).getUTCFullYear() - 1;
}

/** Baseline later than that year, yet in Chromium 109, Firefox 115 and Safari 16.4. */
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
  units: ['cqi', 'cqw'],
};

/** Without it a page is as complete and as readable. */
const enhancements = [
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

/** A supported browser knows them by their prefixed name only. */
const prefixed = ['hyphens', 'mask', 'print-color-adjust', 'text-size-adjust', 'user-select'];

/** Stylis flattens nested rules of styled-components; a style sheet's own reach the browser. */
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
    // Not in the data of the rule above: Chromium 109 lacks the first, all but the newest the second.
    'selector-disallowed-list': ['/:nth-(last-)?child\\([^)]* of /'],
    'declaration-property-value-disallowed-list': {
      '/.*/': ['/\\b(rgb|hsl|hwb)a?\\(\\s*from\\b/'],
    },
    // No selector matches: Chromium 109 to 111 take no nested rules.
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
