import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { scriptOptions } from './minify';

/** Modules with a state of their own, which the main file has: the further tools would get a second one. */
const stateful = /\/(accessible-name\/secret\.ts|session\/)/;

/** Reading comes from the main file: it remembers which fields were password fields. */
const mainReading: Plugin = {
  name: 'main-reading',
  setup(further) {
    further.onResolve({ filter: /\/reading$/ }, () => ({
      path: resolve('src/extension/main-reading.ts'),
    }));
  },
};

/** Writes `dist/a11y-toolbar-tools.js`. @returns its text, and the source files in it */
async function buildExtension(): Promise<{ code: string; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['src/extension/script.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: '../tsconfig.json',
    legalComments: 'none',
    plugins: [mainReading],
    alias: { preact: './src/extension/create-element.ts' },
    minifySyntax: true,
  });
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', scriptOptions);
  const inputs = Object.keys(metafile.inputs);
  const withState = inputs.find((input) => stateful.test(input));
  if (withState) throw new Error(`The further tools bundle ${withState}, which has a state`);
  return {
    code: `/*! @yunze/a11y-toolbar, MIT */\n${code}`,
    inputs,
  };
}

/** Builds the file of the further tools, and inserts its SHA-256 in place of that in `src/loader/integrity.ts`. */
export const extensionPlugin: Plugin = {
  name: 'extension',
  setup(main) {
    main.onLoad({ filter: /\/loader\/integrity\.ts$/ }, async () => {
      const { code, inputs } = await buildExtension();
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/a11y-toolbar-tools.js', code);
      const hash = createHash('sha256').update(code).digest('base64');
      return {
        contents: `export const integrity = 'sha256-${hash}';`,
        loader: 'ts',
        watchFiles: inputs.map((file) => `${process.cwd()}/${file}`),
      };
    });
  },
};
