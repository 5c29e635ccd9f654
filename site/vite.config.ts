import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
const served = [
  '/api',
  '/app/',
  '/inte-engine',
  '/media',
  '/a11y-toolbar.js',
  '/widget-demo',
  '/widget',
  '/tts',
];

/** What the home page does without. */
const sharedByInnerPages =
  /site[\\/]app[\\/](features[\\/](object-card|not-found)|ui[\\/](pagination|pages-to-show|captioned-picture|choice-row))/;
/** Small parts of many pages: one file instead of twenty. The sanitiser comes with the pages that need it. */
const sharedByAll =
  /site[\\/](contract|app[\\/](?!features[\\/](object-card|not-found|recording)|ui[\\/](pagination|pages-to-show|captioned-picture|choice-row|rich-text)))/;

/** The content service answers `/en/` with `lang="en"`; the development server does the same. */
function englishSite(): Plugin {
  return {
    name: 'english-site',
    apply: 'serve',
    transformIndexHtml: (html, { originalUrl }) =>
      originalUrl?.startsWith('/en/') ? html.replace('lang="zh-CN"', 'lang="en"') : html,
  };
}

/** Most visits begin at the home page, so its chunk is asked for beside the entry, not after it. */
function preloadHome(): Plugin {
  return {
    name: 'preload-home',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === 'home-page')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  base: '/',
  publicDir: false,
  plugins: [react(), englishSite(), preloadHome()],
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
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    // A picture inside a script or style sheet would be paid for by every visitor.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What changes with our work and what changes with a library's release are cached apart.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|styled-components|stylis|@emotion|js-cookie|use-sync-external-store)[\\/]/,
              priority: 3,
            },
            { name: 'shared', test: sharedByAll, minShareCount: 3, priority: 2 },
            { name: 'inner-pages', test: sharedByInnerPages, priority: 1 },
          ],
        },
      },
    },
  },
});
