import { defineConfig, type Options } from 'tsup';
import { leanPreact } from './lean-preact/plugin';

const shared: Options = {
  target: 'es2022',
  noExternal: ['preact', 'js-cookie'],
  tsconfig: '../tsconfig.json',
  minify: 'terser',
  esbuildPlugins: [leanPreact],
  esbuildOptions(options) {
    // Preact's own members, as its own build shortens them.
    options.mangleProps = /^_/;
    options.legalComments = 'none';
    // Beside terser: esbuild's syntax is the shorter one in places.
    options.minifySyntax = true;
  },
};

const notice = { js: '/*! @yunze/a11y-toolbar, preact and js-cookie: MIT */' };
// Letters outside ASCII are escaped: hosts in GBK would misread them.
const terser = { compress: { passes: 3 }, format: { ascii_only: true, comments: /^!/ } };
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
    terserOptions: { ...terser, toplevel: true },
    entry: { 'a11y-toolbar': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
    banner: notice,
  },
]);
