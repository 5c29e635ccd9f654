import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  target: 'es2022',
  noExternal: ['preact', 'js-cookie'],
  tsconfig: '../tsconfig.json',
  minify: 'terser',
};

// Letters outside ASCII are escaped: hosts in GBK would misread them.
const compress = {
  passes: 3,
  inline: 1,
  pure_getters: true,
  unsafe_arrows: true,
  keep_fargs: false,
};
const terser = { compress, format: { ascii_only: true, comments: /^!/ } };
const modules = { index: 'src/index.ts', react: 'src/react.tsx' };

export default defineConfig([
  {
    ...shared,
    terserOptions: terser,
    entry: modules,
    format: 'esm',
    dts: { entry: { ...modules, script: 'src/script.ts' } },
    external: ['react'],
  },
  {
    ...shared,
    terserOptions: {
      ...terser,
      toplevel: true,
      // Names of this form are the toolbar's own, but for the one in its API; terser knows the browser's and keeps them.
      mangle: { properties: { regex: /^(is|has|on)[A-Z]/, reserved: ['isOpen'] } },
    },
    entry: { 'a11y-toolbar': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    banner: { js: '/*! @yunze/a11y-toolbar, MIT */' },
    esbuildOptions(options) {
      // See src/lean/README.md.
      if (!process.env['WHOLE_PACKAGES']) {
        options.alias = {
          preact: resolve('src/lean/preact.ts'),
          'preact/jsx-runtime': resolve('src/lean/preact-jsx-runtime.ts'),
          'js-cookie': resolve('src/lean/js-cookie.ts'),
        };
      }
      options.legalComments = 'none';
      // Beside terser: esbuild's syntax is the shorter one in places.
      options.minifySyntax = true;
    },
  },
]);
