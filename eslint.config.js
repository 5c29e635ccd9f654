// @ts-expect-error -- the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const routerMessage = 'Only site/app/router may import the router: use its exports.';

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

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', 'site/.data/', 'widget-demo/pages/vendor/'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...htmlStrings],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // The JSX factory of Preact, as in the pragma of these files.
    files: ['widget/src/{view,extension}/**/*.tsx'],
    languageOptions: { parserOptions: { jsxPragma: 'h' } },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['**/*.tsx', 'site/app/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Browser code: APIs must be supported by `browserslist` in package.json.
    ...compat.configs['flat/recommended'],
    files: ['site/{app,contract,session,user-centre}/**/*.{ts,tsx}', 'widget/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    settings: { lintAllEsApis: true },
    rules: {
      ...compat.configs['flat/recommended'].rules,
      'no-restricted-syntax': ['error', ...htmlStrings, ...aboveFloor],
    },
  },
  {
    files: ['site/app/**'],
    ignores: ['site/app/router/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router-dom', message: routerMessage },
            { name: 'react-router', message: routerMessage },
          ],
        },
      ],
    },
  },
  {
    // Tests read the markup of pages; command-line scripts print to the terminal.
    files: [
      '**/*.test.{ts,tsx}',
      '**/e2e/**',
      'site/scripts/**',
      'widget/{bench,browsers,scripts}/**',
    ],
    rules: {
      'no-console': 'off',
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
