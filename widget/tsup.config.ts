import { defineConfig } from 'tsup';

const shared = {
  target: 'es2022',
  noExternal: ['preact', 'js-cookie'],
  tsconfig: '../tsconfig.json',
  minify: 'terser',
} as const;

const terserOptions = {
  compress: { passes: 3 },
  // Letters outside ASCII are escaped: hosts in GBK would misread them.
  format: { ascii_only: true, comments: /^!/ },
};

export default defineConfig([
  {
    ...shared,
    terserOptions,
    entry: { index: 'src/index.ts', react: 'src/react.tsx' },
    format: 'esm',
    dts: { entry: { index: 'src/index.ts', react: 'src/react.tsx', script: 'src/script.ts' } },
    external: ['react'],
  },
  {
    ...shared,
    terserOptions: { ...terserOptions, toplevel: true },
    entry: { 'a11y-toolbar': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    banner: { js: '/*! @yunze/a11y-toolbar, preact and js-cookie: MIT */' },
    esbuildOptions(options) {
      options.legalComments = 'none';
    },
  },
]);
