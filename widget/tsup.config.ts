import { defineConfig } from 'tsup';

const shared = {
  target: 'es2022',
  minify: true,
  treeshake: true,
  noExternal: ['preact', 'js-cookie'],
  tsconfig: '../tsconfig.json',
} as const;

export default defineConfig([
  {
    ...shared,
    entry: { index: 'src/index.ts', react: 'src/react.tsx' },
    format: 'esm',
    dts: true,
    external: ['react'],
  },
  {
    ...shared,
    entry: { 'a11y-toolbar': 'src/script.ts' },
    format: 'iife',
    outExtension: () => ({ js: '.js' }),
  },
]);
