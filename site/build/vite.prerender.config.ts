import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { componentIdsPlugin } from './component-ids-plugin';
import { traditionalCopiesPlugin } from './traditional/traditional-copies-plugin';
import { lineArtDefines } from './line-art-plugin';
import { prerenderAliases } from './prerender-aliases';
import { treeShakeRouterPlugin, routerProductionAliases } from './tree-shake-router-plugin';

/**
 * Builds the page components for the service, which prerenders pages and renders the crawlable pages. The output has no external packages.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../app', import.meta.url)),
  publicDir: false,
  plugins: [
    react(),
    treeShakeRouterPlugin(),
    componentIdsPlugin(),
    traditionalCopiesPlugin('hant'),
  ],
  define: { ...lineArtDefines, 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        // Component ids, equal to those of the browser build.
        ssr: true,
        displayName: false,
        fileName: false,
      },
    },
  },
  resolve: {
    alias: [...routerProductionAliases, ...prerenderAliases],
  },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: '../dist/prerender',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['prerender', 'crawlable-page'].map((name) =>
        fileURLToPath(new URL(`../app/boot/prerender/${name}.tsx`, import.meta.url)),
      ),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
