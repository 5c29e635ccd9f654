import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { drawnArtPlugin } from './drawn-art-plugin';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
// The app's own modules lie below `/api/` too, but end in `.ts`.
const served = [
  '^/api/(?!.*\\.tsx?(\\?|$))',
  '/app/',
  '/inte-engine',
  '/user-centre',
  '/media',
  '/a11y-toolbar.js',
  '/widget-demo',
  '/widget',
  '/tts',
  '/qr.svg',
  '/p/',
  '/assets/',
  '/rss/',
  '^/(sitemap|robots)[^/]*$',
];

/** What the home page does without. */
const sharedByInnerPages =
  /site[\\/]app[\\/](features[\\/](object-card|not-found|detail|share[\\/](share|words)\.|member[\\/](use-)?favourite)|ui[\\/](pagination|pages-to-show|filters-path|captioned-picture|choice-row|actions|popover[\\/]popover-button)|i18n[\\/]page-words)/;
/** What pages with forms share, and no page without one needs. */
const sharedByForms =
  /site[\\/](contract[\\/](check-form|form-rules?)|app[\\/](features[\\/](form|activity)[\\/]|ui[\\/]form[\\/]|i18n[\\/]moments|api[\\/](use-(send|activities|docent-slots)|read[\\/](receipt|activity|docent-slot))))/;

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Whether the frame or the home page, at which most visits begin, needs a module at once. */
function isOfFirstView(id: string, infoOf: ModuleInfo, seen = new Set<string>()): boolean {
  if (/site[\\/]app[\\/](main|pages[\\/]home[\\/]home-page)\.tsx$/.test(id)) return true;
  seen.add(id);
  const importers = infoOf(id)?.importers ?? [];
  return importers.some((each) => !seen.has(each) && isOfFirstView(each, infoOf, seen));
}

/** The content service answers `/en/` with `lang="en"`; the development server does the same. */
function englishSite(): Plugin {
  return {
    name: 'english-site',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl }) =>
      originalUrl?.startsWith('/en/') ? html.replace('lang="zh-CN"', 'lang="en"') : html,
  };
}

/** The design system on one page at `/ui/`: for those who build the site, and in no build. */
function designSystem(): Plugin {
  return {
    name: 'design-system',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        if (/^\/ui\/?($|\?)/.test(request.url ?? '')) request.url = '/design-system/index.html';
        next();
      });
    },
  };
}

/**
 * Two things the page needs beside its large scripts, not after them: the words of its language, which
 * `early.ts` asks for, and the home page, at which most visits begin.
 */
function headStart(): Plugin {
  const early = fileURLToPath(new URL('app/early.ts', import.meta.url));
  return {
    name: 'head-start',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: early, name: 'early' });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const addressOf = (name: string) =>
          `/${chunks.find((chunk) => chunk.name === name)?.fileName ?? name}`;
        return [
          {
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: addressOf('early') },
            injectTo: 'head-prepend',
          },
          {
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: addressOf('home-page') },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** The packages' own entries lead to the router's development build alone; its production build lies beside it. */
const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
const routerBuild = `${packages}/react-router/dist/production/`;

/**
 * The router's parts that nothing here uses stay out of the bundle (5 KB): its build does not say that
 * making a component has no effect, and gives each a name for development tools.
 */
function lighterRouter(): Plugin {
  return {
    name: 'lighter-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [react(), drawnArtPlugin(), englishSite(), designSystem(), headStart(), lighterRouter()],
  oxc: {
    // The styles lie in template strings, which no minifier of scripts would shorten.
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        ssr: false,
        displayName: false,
        fileName: false,
      },
    },
  },
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : [],
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // The byte budgets are checked against it.
    manifest: true,
    outDir: '../dist/app',
    emptyOutDir: true,
    // A picture inside a script or style sheet would be paid for by every visitor.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The pages that the service draws share the theme; they find these files in the manifest.
      input: ['index.html', 'mirror/mirror.css', 'mirror/enter-app.ts'].map((name) =>
        fileURLToPath(new URL(`app/${name}`, import.meta.url)),
      ),
      output: {
        // What changes with our work and what changes with a library's release are cached apart.
        codeSplitting: {
          groups: [
            { name: 'words', test: /i18n[\\/]load-messages|vite[\\/]preload-helper/, priority: 4 },
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis|@emotion|js-cookie|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            {
              // Small parts of many pages: one file instead of twenty.
              name: (id, context) =>
                isOfFirstView(id, (each) => context.getModuleInfo(each)) ? 'shared' : null,
              debugName: 'shared',
              test: /site[\\/](contract|app)[\\/]/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'forms', test: sharedByForms, minShareCount: 2, priority: 1 },
            { name: 'inner-pages', test: sharedByInnerPages, priority: 1 },
          ],
        },
      },
    },
  },
}));
