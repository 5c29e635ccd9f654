import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { lineArtDefines } from './line-art-plugin';
import { treeShakeRouterPlugin, routerProductionAliases } from './tree-shake-router-plugin';

const inHeadingFont = fileURLToPath(
  new URL('../app/boot/prerender/in-heading-font.ts', import.meta.url),
);
const sanitise = fileURLToPath(new URL('../app/boot/prerender/sanitise.ts', import.meta.url));

/**
 * Builds the page components for the service, which prerenders pages. The output has no external packages.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../app', import.meta.url)),
  publicDir: false,
  plugins: [react(), treeShakeRouterPlugin()],
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
    alias: [
      ...routerProductionAliases,
      { find: /^\.\/sanitise$/, replacement: sanitise },
      { find: /^\.\/in-heading-font$/, replacement: inHeadingFont },
    ],
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'boot/prerender/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
