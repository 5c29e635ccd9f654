import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { appIconsPlugin } from './app-icons-plugin';
import {
  crawlableEntries,
  filteredListModules,
  formModules,
  hallModules,
  initialModules,
  innerPages,
  layoutModules,
  innerPageModules,
  keepingModules,
  offlineKitModules,
  preloadModules,
  smallChunks,
  someFormsModules,
} from './chunk-modules';
import { conversionHash } from './traditional/conversion-hash';
import { traditionalCopiesPlugin } from './traditional/traditional-copies-plugin';
import { componentIdsPlugin } from './component-ids-plugin';
import { lineArtPlugin } from './line-art-plugin';
import { noDeskPlugin } from './no-desk-plugin';
import { noVendorPrefixesPlugin } from './no-vendor-prefixes-plugin';
import { bootScriptsPlugin } from './boot-scripts-plugin';
import { toolbarTemplatePlugin } from './toolbar-template-plugin';
import { treeShakeRouterPlugin, routerProductionAliases } from './tree-shake-router-plugin';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
// `/api/` is also a folder of app modules, whose URLs end in `.ts`.
const proxiedPaths = [
  '^/api/(?!.*\\.tsx?(\\?|$))',
  '/app/',
  '/inte-engine',
  '/user-centre',
  '/media',
  '/iiif/',
  '/a11y-toolbar',
  '/widget-demo',
  '/widget',
  '/tts',
  '/qr.svg',
  '/p/',
  '/assets/',
  '/rss/',
  '/calendar/',
  '^/(sitemap|robots)[^/]*$',
];

/** Chunks that are loaded before any lazy chunk. */
const alwaysLoaded = /assets\/(rolldown-runtime|preload|vendor|shared)-/;

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Whether a module of `isRoot` imports the module statically. */
function isNeededBy(
  isRoot: (id: string) => boolean,
  id: string,
  infoOf: ModuleInfo,
  seen = new Set<string>(),
): boolean {
  if (isRoot(id)) return true;
  seen.add(id);
  const importers = infoOf(id)?.importers ?? [];
  return importers.some((each) => !seen.has(each) && isNeededBy(isRoot, each, infoOf, seen));
}

/** Sets `lang="en"` for `/en/` in the development server, as the content service does. */
function englishSite(): Plugin {
  return {
    name: 'english-site',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl }) =>
      originalUrl?.startsWith('/en/') ? html.replace('lang="zh-CN"', 'lang="en"') : html,
  };
}

/** Serves the design system at `/ui/`, in the development server only. */
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
  root: fileURLToPath(new URL('../app', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [
    react(),
    appIconsPlugin(),
    lineArtPlugin(),
    englishSite(),
    designSystem(),
    bootScriptsPlugin(),
    toolbarTemplatePlugin(),
    treeShakeRouterPlugin(),
    noVendorPrefixesPlugin(),
    componentIdsPlugin(),
    noDeskPlugin(),
    // The names of chunks tell versions of the site apart, the name of the folder versions of the conversion.
    traditionalCopiesPlugin(`hant-${conversionHash()}`),
  ],
  oxc: {
    // Minifies the CSS in template strings, which script minifiers leave as it is.
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        // Component ids, equal to those of the prerender build.
        ssr: true,
        displayName: false,
        fileName: false,
      },
    },
  },
  resolve: {
    alias: command === 'build' ? routerProductionAliases : [],
  },
  server: {
    proxy: Object.fromEntries(proxiedPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    // The supported browsers, as in `browserslist` of package.json.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    // Needed by the check of the byte budgets.
    manifest: true,
    outDir: '../dist/app',
    emptyOutDir: true,
    // Inlined pictures would add to the size of scripts and style sheets for every visitor.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Chunks that are always loaded are not repeated in the preload lists of lazy chunks.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !alwaysLoaded.test(file)),
    },
    rolldownOptions: {
      // Crawlable pages share the theme; the service finds these files in the manifest.
      input: ['index.html', ...crawlableEntries, 'theme/heading-font-hant/heading-font.css'].map(
        (name) => fileURLToPath(new URL(`../app/${name}`, import.meta.url)),
      ),
      output: {
        // Seven characters tell versions of a file apart; the first load lists the names of all chunks.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${name.replace(/-page$/, '')}-[hash:7].js`,
        // Libraries and application code change at different times and are cached separately.
        codeSplitting: {
          groups: [
            { name: 'preload', test: /rolldown[\\/]runtime/, priority: 5 },
            {
              name: (id, context) =>
                isNeededBy(preloadModules, id, (each) => context.getModuleInfo(each))
                  ? 'preload'
                  : null,
              debugName: 'preload',
              test: /site[\\/](contract|app|session)[\\/]|vite[\\/]preload-helper/,
              priority: 4,
            },
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis|@emotion|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            {
              // One chunk instead of twenty for small modules of many pages.
              name: (id, context) => {
                const isIn = (roots: (id: string) => boolean) =>
                  isNeededBy(roots, id, (each) => context.getModuleInfo(each));
                const isShared = isIn(layoutModules) || (isIn(initialModules) && isIn(innerPages));
                return isShared && !layoutModules(id) ? 'shared' : null;
              },
              debugName: 'shared',
              test: /site[\\/](contract|app|session)[\\/]/,
              priority: 2,
            },
            // Higher priority than forms: a group includes the imports of its modules, and most pages have no form.
            { name: 'inner-pages', test: innerPageModules, priority: 1.5 },
            { name: 'lists', test: filteredListModules, minShareCount: 2, priority: 1.4 },
            { name: 'keeping', test: keepingModules, priority: 1.3 },
            { name: 'offline-kit', test: offlineKitModules, priority: 1.3 },
            { name: 'halls', test: hallModules, minShareCount: 2, priority: 1.3 },
            {
              name: 'forms',
              test: (id) => formModules(id) && !someFormsModules(id),
              minShareCount: 2,
              priority: 1,
            },
            // The first load lists every chunk name: modules that load together share a chunk.
            ...Object.entries(smallChunks).map(([name, test]) => ({
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
