import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { chooseNames } from './build/choose-names';
import { extensionPlugin } from './build/extension-plugin';
import { lazyFunctions } from './build/lazy-functions';
import { moduleOptions, scriptOptions } from './build/minify';
import { orderFunctions } from './build/order-functions';

const shared: Options = {
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  minify: 'terser',
};

const modules = { index: 'src/index.ts', react: 'src/react.tsx' };

/** Packages whose code is inside the script-tag build; the ESM build imports them. */
const bundled = ['preact', 'js-cookie'];
const notices = 'THIRD-PARTY-NOTICES.txt';

/** Licence files of the packages in each file. */
const licences = {
  'a11y-toolbar.js': { preact: ['LICENSE'], 'js-cookie': ['LICENSE'] },
  'a11y-toolbar-pinyin.js and its ES module': { 'pinyin-pro': ['LICENSE'] },
  'a11y-toolbar-traditional.js and its ES module': {
    // The dictionaries of OpenCC are under the Apache licence.
    'opencc-js': ['LICENSE', 'THIRD_PARTY_LICENSES.md', 'LICENSES/Apache-2.0.txt'],
  },
};

/** The folder of an installed package, also of one that does not export its package.json. */
function packageFolder(name: string): string {
  const require = createRequire(import.meta.url);
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json'))) ?? name;
}

/** Writes the licence texts that MIT and Apache-2.0 require in every copy of the bundled packages. */
function writeNotices(): void {
  const texts = Object.entries(licences).flatMap(([file, packages]) =>
    Object.entries(packages).map(([name, files]) => {
      const read = (path: string) => readFileSync(join(packageFolder(name), path), 'utf8').trim();
      return `${name}\n\nIn ${file}.\n\n${files.map(read).join('\n\n')}\n`;
    }),
  );
  const heading = 'The files of a11y-toolbar contain the following packages.';
  writeFileSync(`dist/${notices}`, [heading, ...texts].join('\n---\n\n'));
}

/** Stands for the integrity while names are chosen, so that a change of the further tools leaves them as they are. */
const steadyIntegrity = 'sha256-0';

/** Makes the script compress better, after terser. */
function compactScript(): void {
  const file = 'dist/a11y-toolbar.js';
  const code = readFileSync(file, 'utf8');
  const [integrity = ''] = /sha256-[\w+/]{43}=/.exec(code) ?? [];
  if (!integrity) throw new Error(`${file} lacks the integrity of the further tools`);
  const ordered = orderFunctions(code.replace(integrity, steadyIntegrity));
  // With other names, another order compresses better.
  const compact = orderFunctions(chooseNames(ordered));
  writeFileSync(file, compact.replace(steadyIntegrity, integrity));
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
    dts: {
      entry: {
        ...modules,
        script: 'src/script.ts',
        tools: 'src/extension/script.ts',
        pinyin: 'src/extension/captions/pinyin-script.ts',
        traditional: 'src/extension/captions/traditional-script.ts',
      },
    },
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
    plugins: [lazyFunctions],
    outExtension: () => ({ js: '.js' }),
    banner: { js: `/*! a11y-toolbar: ${notices} */` },
    esbuildOptions(options) {
      options.legalComments = 'none';
      // Beside terser: esbuild's syntax is the shorter one in places.
      options.minifySyntax = true;
      // First in the file: gzip finds what repeats within 32 KB only.
      options.inject = ['src/messages/role-names.ts', ...bundled];
    },
    onSuccess: async () => {
      compactScript();
      writeNotices();
      return Promise.resolve();
    },
  },
]);
