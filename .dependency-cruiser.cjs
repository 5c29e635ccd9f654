/** The directions in which imports may run; docs/architecture.md draws them. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
const path = (p, not) => (not ? { path: p, pathNot: not } : { path: p });

module.exports = {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }, 'Two files that need each other want to be one.'),
    forbid('no-unresolvable', {}, { couldNotResolve: true }, 'An import must resolve.'),
    forbid(
      'contract-imports-nothing',
      path('^site/contract/'),
      path('^(site/(app|server|content)|widget)/'),
      'The contract knows neither side.',
    ),
    forbid(
      'app-takes-no-schemas',
      path('^site/app/', '[.]test[.]tsx?$'),
      {
        path: '^site/contract/(?!(activity-kinds|drawn|endpoints|heading-characters|routes/[a-z-]+|route-titles/[a-z-]+|route-paths|first-view|sites|language-runs|museum|museum-texts/[a-z-]+|museum-time|opening-hours|parse-url|form-rule|form-rules|check-form|member-rules|points|qr-code|toolbar|user-centre)[.]ts$)',
        dependencyTypesNot: ['type-only'],
      },
      'The browser takes types from the contract, and no schema library.',
    ),
    forbid('app-and-server-apart', path('^site/app/'), path('^site/(server|content)/')),
    forbid('server-and-app-apart', path('^site/server/'), path('^site/(app|content)/')),
    forbid(
      'no-sibling-page',
      path('^site/app/pages/([^/]+)/'),
      { path: '^site/app/pages/', pathNot: '^site/app/pages/$1/' },
      'A page kind stands alone; what two share lives in features or ui.',
    ),
    forbid(
      'no-sibling-feature',
      path('^site/app/features/([^/]+)/'),
      { path: '^site/app/(features|pages|layout)/', pathNot: '^site/app/features/$1/' },
      'A feature imports api, ui, theme and i18n.',
    ),
    forbid(
      'ui-knows-no-museum',
      path('^site/app/(ui|theme|i18n)/'),
      path('^site/app/(api|features|pages|layout)/'),
    ),
    forbid(
      'api-knows-no-view',
      path('^site/app/api/'),
      path('^site/app/(ui|features|pages|layout)/'),
    ),
    forbid(
      'no-sibling-resource',
      path('^site/server/resources/([^/]+)/'),
      { path: '^site/server/resources/', pathNot: '^site/server/resources/$1/' },
      'What two resources share lives beside them, in db or http.',
    ),
    forbid(
      'settings-at-the-bottom',
      path('^widget/src/(settings|messages)/', '[.]test[.]tsx?$'),
      path('^widget/src/(?!settings|messages|options)'),
    ),
    forbid(
      'reading-knows-no-speech',
      path('^widget/src/reading/'),
      path('^widget/src/(speech|page|view|tools)/'),
    ),
    forbid(
      'speech-knows-no-page',
      path('^widget/src/speech/'),
      path('^widget/src/(reading|page|view|tools)/'),
    ),
    forbid(
      'page-knows-no-view',
      path('^widget/src/page/'),
      path('(^widget/src/(reading|speech|view|tools)/|/preact/)'),
    ),
    forbid('tools-know-no-view', path('^widget/src/tools/'), path('^widget/src/view/')),
    forbid(
      'entries-stay-outside',
      path('^widget/src/.+/'),
      path('^widget/src/(script|index|react|toolbar)[.]tsx?$'),
      'Rooms do not know the entries.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
