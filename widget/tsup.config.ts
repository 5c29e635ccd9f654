import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { extensionPlugin } from './build/extension-plugin';
import { moduleOptions, scriptOptions } from './build/minify';

const shared: Options = {
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  minify: 'terser',
};

const modules = { index: 'src/index.ts', react: 'src/react.tsx' };

/** Packages whose code is inside the script-tag build; the ESM build imports them. */
const bundled = ['preact', 'js-cookie'];
const notices = 'THIRD-PARTY-NOTICES.txt';

/** Writes the licence texts that MIT requires in every copy of the bundled packages. */
function writeNotices(): void {
  const { resolve } = createRequire(import.meta.url);
  const texts = bundled.map((name) => {
    const licence = join(dirname(resolve(`${name}/package.json`)), 'LICENSE');
    return `${name}\n\n${readFileSync(licence, 'utf8').trim()}\n`;
  });
  const heading = 'a11y-toolbar.js contains the following packages.';
  writeFileSync(`dist/${notices}`, [heading, ...texts].join('\n---\n\n'));
}

/** Bundlers of React Server Components need the directive, which esbuild leaves out of bundles. */
function markClientModule(): void {
  const file = 'dist/react.js';
  writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`);
}

export default defineConfig([
  {
    ...shared,
    terserOptions: moduleOptions,
    entry: modules,
    format: 'esm',
    dts: { entry: { ...modules, script: 'src/script.ts', tools: 'src/extension/script.ts' } },
    external: ['react', ...bundled],
    onSuccess: async () => {
      markClientModule();
      return Promise.resolve();
    },
  },
  {
    ...shared,
    terserOptions: scriptOptions,
    entry: { 'a11y-toolbar': 'src/script.ts' },
    format: 'iife',
    noExternal: bundled,
    esbuildPlugins: [extensionPlugin],
    outExtension: () => ({ js: '.js' }),
    banner: { js: `/*! @yunze/a11y-toolbar, Preact, js-cookie, MIT, see ${notices} */` },
    esbuildOptions(options) {
      options.legalComments = 'none';
      // Beside terser: esbuild's syntax is the shorter one in places.
      options.minifySyntax = true;
      // First in the file: gzip finds what repeats within 32 KB only.
      options.inject = ['src/messages/role-names.ts', ...bundled];
    },
    onSuccess: async () => {
      writeNotices();
      return Promise.resolve();
    },
  },
]);
