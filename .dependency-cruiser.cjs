/** Allowed directions of imports; docs/architecture.md has the picture. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', from, to, comment });
const path = (p, not) => (not ? { path: p, pathNot: not } : { path: p });
const test = '[.]test[.]tsx?$|/testing/';

module.exports = {
  forbidden: [
    forbid('no-cycle', {}, { circular: true }, 'Two files that import each other belong together.'),
    forbid('no-unresolvable', {}, { couldNotResolve: true }, 'An import must resolve.'),
    forbid(
      'no-import-of-proof',
      path('^(site|widget)/'),
      path('^proof/'),
      'It runs the product and its tests.',
    ),
    // The contract.
    forbid(
      'shared-imports-nothing',
      path('^site/contract/shared/', test),
      path('^(site|widget)/', '^site/contract/shared/'),
      'A browser may load it: plain data and functions without schemas.',
    ),
    forbid(
      'schemas-import-shared-only',
      path('^site/contract/schemas/', test),
      path('^(site|widget)/', '^site/contract/(shared|schemas)/'),
      'Schemas do not depend on app, service or content.',
    ),
    forbid(
      'browser-imports-no-schemas',
      path('^site/(app|service-worker|session|user-centre)/', test),
      { path: '^site/contract/(?!shared/)', dependencyTypesNot: ['type-only'] },
      'Types only: the schema library must not reach the browser.',
    ),
    // The parts of the site.
    forbid(
      'session-imports-contract-only',
      path('^site/session/', test),
      path('^(site|widget)/', '^site/(session|contract)/'),
      'Shared by app and user centre.',
    ),
    forbid(
      'service-worker-imports-contract-only',
      path('^site/service-worker/', test),
      path('^(site|widget)/', '^site/(service-worker|contract/shared)/'),
      'It stays small: app and worker share keys and paths.',
    ),
    forbid(
      'user-centre-imports-little-of-the-app',
      path('^site/user-centre/', test),
      path(
        '^site/(app/(?!theme/|crawlable/|i18n/format-|ui/unload-warning|ui/save-file|features/accessibility/load-toolbar|features/handscroll/ink-scroll-2400[.]avif)|build/|content/|content-tools/|server/)',
      ),
      'Of the app it uses the theme, the date formats, the unload warning, the saving of files, the painted scroll and the loader of the toolbar.',
    ),
    forbid(
      'desk-imports-little-of-the-app',
      path('^site/desk/', test),
      path(
        '^site/(app/(?!theme/|i18n/|ui/|features/(form/|floor-plan/levels/|opening-hours/clock[.]tsx))|build/|content/|content-tools/|server/|user-centre/)',
      ),
      'Of the app it uses the theme, the words, the clock, the controls, the forms and the rooms.',
    ),
    forbid(
      'desk-pages-import-no-sibling',
      path('^site/desk/pages/([^/]+)/', test),
      {
        path: '^site/desk/(pages|layout)/',
        pathNot: '^site/desk/pages/($1/|desk-pages[.]ts|login/)',
      },
      'Pages do not import each other; the account page shares the form of the password.',
    ),
    forbid(
      'no-desk-for-visitors',
      path('^site/(app|service-worker|session|user-centre)/', test),
      path('^site/contract/(shared|schemas)/desk/'),
      'The first load of visitors has no byte of the desk.',
    ),
    forbid(
      'app-imports-no-server',
      path('^site/app/'),
      path('^site/(build|content|content-tools|desk|server|service-worker|user-centre)/'),
      'App and service share the contract only.',
    ),
    forbid(
      'server-imports-no-app',
      path('^site/server/', '^site/server/testing/crawlable-renderer[.]ts$'),
      path('^site/(app|build|content|content-tools|desk|service-worker|session|user-centre)/'),
      'It runs the build of the prerenderer; its tests run the source.',
    ),
    // The app: pages → features → api, ui → theme, i18n; layout like a page.
    forbid(
      'no-import-of-boot',
      path('^site/app/(?!boot/|design-system/)', test),
      path('^site/app/boot/'),
      'The entry points are not imported.',
    ),
    forbid(
      'no-sibling-page',
      path('^site/app/pages/([^/]+)/'),
      { path: '^site/app/(pages|layout)/', pathNot: '^site/app/pages/$1/' },
      'Page kinds do not import each other; shared code belongs in features or ui.',
    ),
    forbid('layout-imports-no-page', path('^site/app/layout/', test), path('^site/app/pages/')),
    forbid(
      'no-sibling-feature',
      path('^site/app/features/([^/]+)/'),
      { path: '^site/app/(features|pages|layout)/', pathNot: '^site/app/features/$1/' },
      'Features import api, ui, theme, i18n and router only.',
    ),
    forbid(
      'router-imports-no-view',
      path('^site/app/router/', test),
      path('^site/app/(api|features|layout|pages)/'),
      'Table lookup, links, history, scroll, focus and titles.',
    ),
    forbid(
      'api-imports-no-view',
      path('^site/app/api/', test),
      path('^site/app/(features|layout|pages|router|ui)/'),
    ),
    forbid(
      'ui-is-generic',
      path('^site/app/ui/', test),
      path('^site/app/(api|features|layout|pages|router)/'),
      'Routes reach ui only through what is handed in.',
    ),
    forbid(
      'theme-and-i18n-at-the-bottom',
      path('^site/app/(theme|i18n)/', test),
      path('^site/app/(api|features|layout|pages|router|ui)/'),
    ),
    // The service: main, app → resources, html → domains → http → db, rich-text.
    forbid(
      'no-sibling-resource',
      path('^site/server/resources/([^/]+)/'),
      { path: '^site/server/resources/', pathNot: '^site/server/resources/$1/' },
      'Resources do not import each other; shared code belongs in a domain folder, db or http.',
    ),
    forbid(
      'resources-import-no-html',
      path('^site/server/resources/', test),
      path('^site/server/(html|import|backup|process)/'),
    ),
    forbid(
      'html-imports-no-resource',
      path('^site/server/html/', test),
      path('^site/server/(resources|import|backup|process)/'),
    ),
    forbid(
      'domains-import-no-handlers',
      path('^site/server/(booking|calendar|members|qr|search|tts|visits)/', test),
      path('^site/server/(backup|html|import|process|resources)/'),
    ),
    forbid('desk-imports-no-visitors-handlers', path('^site/server/desk/', test), {
      path: '^site/server/(html|backup|process|resources)/',
      pathNot: '^site/server/html/shared/',
    }),
    forbid(
      'import-and-backup-import-no-handlers',
      path('^site/server/(backup|import)/', test),
      path('^site/server/(html|process|resources)/'),
    ),
    forbid(
      'foundations-import-no-domain',
      path('^site/server/(cache|db|http|rich-text|validation)/', test),
      path(
        '^site/server/(backup|booking|calendar|html|import|members|process|qr|resources|search|static-files|tts|visits)/',
      ),
    ),
    // The toolbar: entry points → toolbar → session → view, page, reading, speech, tools → messages, settings → shared.
    forbid(
      'toolbar-shared-imports-nothing',
      path('^widget/src/shared/', test),
      path('^(site|widget/src)/', '^widget/src/shared/'),
      'Public types, events, DOM helpers: imported by all, imports no other folder.',
    ),
    forbid(
      'settings-and-messages-import-shared-only',
      path('^widget/src/(settings|messages|tools)/', test),
      { path: '^(site|widget/src)/', pathNot: '^widget/src/(shared|$1)/' },
    ),
    forbid(
      'reading-imports-no-speech',
      path('^widget/src/reading/', test),
      path('^(site|widget/src)/', '^widget/src/(shared|messages|reading)/'),
      'What to speak does not depend on how it is spoken or shown.',
    ),
    forbid('speech-and-page-import-shared-only', path('^widget/src/(speech|page)/', test), {
      path: '(^(site|widget/src)/|/preact/)',
      pathNot: '^widget/src/(shared|$1)/',
    }),
    forbid(
      'view-imports-no-session',
      path('^widget/src/view/', test),
      path('^(site|widget/src)/', '^widget/src/(shared|page|speech|tools|view)/'),
      'Of page it uses the filters, of speech the sentences, of tools the types.',
    ),
    forbid(
      'session-is-not-imported-by-its-parts',
      path('^widget/src/(?!session/).+/', test),
      path('^widget/src/session/'),
    ),
    forbid(
      'extension-is-imported-from-above',
      path('^widget/src/(?!session/|extension/|loader/).+/', test),
      path('^widget/src/(extension|loader)/'),
      'What the main file loads later is not needed by what it contains.',
    ),
    forbid(
      'accessible-name-imports-shared-only',
      path('^widget/src/reading/accessible-name/', test),
      path('^(site|widget/src)/', '^widget/src/(shared|reading/accessible-name)/'),
      'The computation has no parts of the reader in it; reading/ imports it, not the reverse.',
    ),
    forbid(
      'no-import-of-entries',
      path('^widget/src/.+/'),
      path('^widget/src/[^/]+$'),
      'Modules do not import the entry points and toolbar.ts.',
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
