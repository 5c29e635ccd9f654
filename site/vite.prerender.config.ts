import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { drawnArtAddress } from './drawn-art-plugin';
import { lighterRouter, routerBuild } from './lighter-router-plugin';

const inHeadingFont = fileURLToPath(new URL('app/prerender/in-heading-font.ts', import.meta.url));
const sanitise = fileURLToPath(new URL('app/prerender/sanitise.ts', import.meta.url));

/**
 * The pages' components for the service, in files that need no package: what it draws is seen before
 * the app is there.
 */
export default defineConfig({
  root: fileURLToPath(new URL('app', import.meta.url)),
  publicDir: false,
  plugins: [react(), lighterRouter()],
  define: { ...drawnArtAddress, 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: {
    plugins: {
      styledComponents: {
        minify: true,
        pure: true,
        // Class names that the browser's own never equal: both style sheets stay.
        ssr: true,
        displayName: false,
        fileName: false,
      },
    },
  },
  resolve: {
    alias: [
      ...routerBuild,
      { find: /^\.\/sanitise$/, replacement: sanitise },
      { find: /^\.\/in-heading-font$/, replacement: inHeadingFont },
    ],
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'prerender/prerender.tsx',
    outDir: '../dist/prerender',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
