import * as parser from '@typescript-eslint/parser';
import compat from 'eslint-plugin-compat';

// What oxlint (.oxlintrc.json) has no rule for: HTML strings, and APIs above the oldest supported browsers.

/** Restrictions on HTML strings. */
const htmlStrings = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Only site/app/ui/rich-text renders HTML, after sanitising it.',
  },
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]',
    message: 'Do not write HTML strings into a page: create nodes, or use RichText.',
  },
];

/** Members that eslint-plugin-compat does not check, with the first versions that support them. */
const aboveFloor = Object.entries({
  canParse: 'Chromium 120, Safari 17',
  groupBy: 'Chromium 117, Firefox 119, Safari 17.4',
  withResolvers: 'Chromium 119, Firefox 121, Safari 17.4',
  fromAsync: 'Chromium 121',
  registerProperty: 'Firefox 128',
  'showPopover|hidePopover|togglePopover': 'Chromium 114, Firefox 125, Safari 17',
  'toSorted|toReversed|toSpliced': 'Chromium 110',
  checkVisibility: 'Safari 17.4',
  'isWellFormed|toWellFormed': 'Chromium 111, Firefox 119',
  'symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom': 'Chromium 122, Firefox 127',
  'aria[A-Z]\\w*': 'Firefox 119',
  startViewTransition: 'Chromium 111, Firefox 144',
  'setHTMLUnsafe|getHTML': 'Chromium 124',
  requestClose: 'Chromium 134',
  moveBefore: 'Chromium 133',
}).map(([names, since]) => ({
  selector: `:not([optional=true]) > MemberExpression[property.name=/^(${names})$/]`,
  message: `Not in all supported browsers (${since}): call it with \`?.\` and provide a fallback.`,
}));

export default [
  { ignores: ['**/node_modules/', '**/dist/', 'site/.data/', 'widget-demo/pages/vendor/'] },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/e2e/**',
      'proof/**',
      'site/scripts/**',
      'widget/{bench,browsers,scripts}/**',
    ],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'no-restricted-syntax': ['error', ...htmlStrings] },
  },
  {
    // Browser code: APIs must be supported by `browserslist` in package.json.
    ...compat.configs['flat/recommended'],
    files: [
      'site/{app,contract,service-worker,session,user-centre}/**/*.{ts,tsx}',
      'widget/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    settings: { lintAllEsApis: true },
    rules: {
      ...compat.configs['flat/recommended'].rules,
      'no-restricted-syntax': ['error', ...htmlStrings, ...aboveFloor],
    },
  },
];
