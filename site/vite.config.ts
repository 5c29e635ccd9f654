import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { appIconsPlugin } from './app-icons-plugin';
import { drawnArtPlugin } from './drawn-art-plugin';
import { headStart } from './head-start-plugin';
import { lighterRouter, routerBuild } from './lighter-router-plugin';

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
  /site[\\/]app[\\/](features[\\/](loaded[\\/]paged-entries|object-card|cover|detail|dict-choice|section-lead|share[\\/](share|words)\.|member[\\/](use-)?favourite)|ui[\\/](pagination|paged-records|pages-to-show|read-word|filters-path|captioned-picture|choice-row|actions|summary|linked-card|popover[\\/]popover-button)|i18n[\\/]page-words|router[\\/]use-page-number|api[\\/]use-(every-entry|category-text|content-(by-dict|by-parent|page)|dictionary|exhibit-detail))/;
/** What pages with forms share, and no page without one needs. */
const sharedByForms =
  /site[\\/](contract[\\/](check-form|form-rules?)|app[\\/](features[\\/](form|activity)[\\/]|ui[\\/]form[\\/]|i18n[\\/]moments|api[\\/](use-(send|activities|docent-slots)|read[\\/](receipt|activity|docent-slot))))/;

/** Small parts that two or three pages share, by the name of their file. */
const sharedByFew = {
  years: /app[\\/]features[\\/]years[\\/]/,
  'object-viewer': /app[\\/]features[\\/]object-viewer[\\/](icons|words)/,
  films: /app[\\/](features[\\/]film-card|ui[\\/]player-icons)/,
  vessels: /app[\\/]features[\\/]vessel-figure[\\/]/,
};

/** The frame and the home page, at which most visits begin. */
const firstView = /site[\\/]app[\\/](main|pages[\\/]home[\\/]home-page)\.tsx$/;
/** What runs before the libraries are there. */
const early = /site[\\/]app[\\/]early\.ts$/;

/** What is there before any part of the app is asked for. */
const atHand = /assets\/(rolldown-runtime|early|vendor|shared)-/;

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Whether one of those needs a module at once. */
function isNeededBy(
  those: RegExp,
  id: string,
  infoOf: ModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (those.test(id)) return true;
  seen.add(id);
  const importers = infoOf(id)?.importers ?? [];
  return importers.some((each) => !seen.has(each) && isNeededBy(those, each, infoOf, seen));
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

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    appIconsPlugin(),
    drawnArtPlugin(),
    englishSite(),
    designSystem(),
    headStart(),
    lighterRouter(),
  ],
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
    alias: command === 'build' ? routerBuild : [],
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // The browser floor, as package.json names it for the lint rule.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // The byte budgets are checked against it.
    manifest: true,
    outDir: '../dist/app',
    emptyOutDir: true,
    // A picture inside a script or style sheet would be paid for by every visitor.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has by then need not be named by each of its parts.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !atHand.test(file)),
    },
    rolldownOptions: {
      // The pages that the service draws share the theme; they find these files in the manifest.
      input: ['index.html', 'mirror/mirror.css', 'mirror/enter-app.ts'].map((name) =>
        fileURLToPath(new URL(`app/${name}`, import.meta.url)),
      ),
      output: {
        // What changes with our work and what changes with a library's release are cached apart.
        codeSplitting: {
          groups: [
            { name: 'early', test: /rolldown[\\/]runtime/, priority: 5 },
            {
              name: (id, context) =>
                isNeededBy(early, id, (each) => context.getModuleInfo(each)) ? 'early' : null,
              debugName: 'early',
              test: /site[\\/](contract|app)[\\/]|vite[\\/]preload-helper/,
              priority: 4,
            },
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis|@emotion|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            {
              // Small parts of many pages: one file instead of twenty.
              name: (id, context) =>
                isNeededBy(firstView, id, (each) => context.getModuleInfo(each)) ? 'shared' : null,
              debugName: 'shared',
              test: /site[\\/](contract|app)[\\/]/,
              minShareCount: 2,
              priority: 2,
            },
            // Above the forms: a group takes what its modules import, and most pages have no form.
            { name: 'inner-pages', test: sharedByInnerPages, priority: 1.5 },
            { name: 'forms', test: sharedByForms, minShareCount: 2, priority: 1 },
            // Each file's name is in the first load's list: what comes together is one.
            ...Object.entries(sharedByFew).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              priority: 1,
            })),
          ],
        },
      },
    },
  },
}));
