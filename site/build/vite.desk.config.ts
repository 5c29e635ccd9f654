import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Build of the staff application, separate from the visitors' app. */
export default defineConfig({
  root: fileURLToPath(new URL('../desk', import.meta.url)),
  base: '/desk/files/',
  publicDir: false,
  plugins: [react()],
  oxc: {
    plugins: {
      styledComponents: { minify: true, pure: true, displayName: false, fileName: false },
    },
  },
  build: {
    // The supported browsers, as in `browserslist` of package.json.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    outDir: '../dist/desk',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: { desk: fileURLToPath(new URL('../desk/main.tsx', import.meta.url)) },
      output: {
        // Plain names: the page names the script, and browsers revalidate every file by its ETag.
        entryFileNames: 'desk.js',
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'desk.css' : '[name][extname]',
      },
    },
  },
});
