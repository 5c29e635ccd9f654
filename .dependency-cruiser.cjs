/** Allowed directions of imports; docs/architecture.md has the picture. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
const path = (p, not) => (not ? { path: p, pathNot: not } : { path: p });

module.exports = {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }, 'Two files that import each other belong together.'),
    forbid('no-unresolvable', {}, { couldNotResolve: true }, 'An import must resolve.'),
    forbid(
      'contract-imports-nothing',
      path('^site/contract/'),
      path('^(site/(app|server|content)|widget)/'),
      'The contract does not depend on app, service or content.',
    ),
    forbid(
      'app-imports-no-schemas',
      path('^site/app/', '[.]test[.]tsx?$'),
      {
        path: '^site/contract/(?!(activity-kinds|drawn|endpoints|heading-characters|routes/[a-z-]+|route-titles/[a-z-]+|route-paths|first-view|sites|language-runs|museum|museum-texts/[a-z-]+|museum-time|opening-hours|parse-url|form-rule|form-rules|check-form|member-rules|points|qr-code|toolbar|user-centre)[.]ts$)',
        dependencyTypesNot: ['type-only'],
      },
      'The app imports only types from schema files: the schema library must not reach the browser.',
    ),
    forbid('app-imports-no-server', path('^site/app/'), path('^site/(server|content)/')),
    forbid('server-imports-no-app', path('^site/server/'), path('^site/(app|content)/')),
    forbid(
      'no-sibling-page',
      path('^site/app/pages/([^/]+)/'),
      { path: '^site/app/pages/', pathNot: '^site/app/pages/$1/' },
      'Page kinds do not import each other; shared code belongs in features or ui.',
    ),
    forbid(
      'no-sibling-feature',
      path('^site/app/features/([^/]+)/'),
      { path: '^site/app/(features|pages|layout)/', pathNot: '^site/app/features/$1/' },
      'Features import api, ui, theme and i18n only.',
    ),
    forbid(
      'ui-is-generic',
      path('^site/app/(ui|theme|i18n)/'),
      path('^site/app/(api|features|pages|layout)/'),
    ),
    forbid(
      'api-imports-no-view',
      path('^site/app/api/'),
      path('^site/app/(ui|features|pages|layout)/'),
    ),
    forbid(
      'no-sibling-resource',
      path('^site/server/resources/([^/]+)/'),
      { path: '^site/server/resources/', pathNot: '^site/server/resources/$1/' },
      'Resources do not import each other; shared code belongs in db, http or a domain folder.',
    ),
    forbid(
      'settings-import-nothing',
      path('^widget/src/(settings|messages)/', '[.]test[.]tsx?$'),
      path('^widget/src/(?!settings|messages|options)'),
    ),
    forbid(
      'reading-imports-no-speech',
      path('^widget/src/reading/'),
      path('^widget/src/(speech|page|view|tools)/'),
    ),
    forbid(
      'speech-imports-no-page',
      path('^widget/src/speech/'),
      path('^widget/src/(reading|page|view|tools)/'),
    ),
    forbid(
      'page-imports-no-view',
      path('^widget/src/page/'),
      path('(^widget/src/(reading|speech|view|tools)/|/preact/)'),
    ),
    forbid('tools-import-no-view', path('^widget/src/tools/'), path('^widget/src/view/')),
    forbid(
      'no-import-of-entries',
      path('^widget/src/.+/'),
      path('^widget/src/(script|index|react|toolbar)[.]tsx?$'),
      'Modules do not import the entry points.',
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
