import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
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

/** A further file: its SHA-256, and the source files in it. */
interface FurtherFile {
  integrity: string;
  inputs: string[];
}

/** Builds a classic script and writes it to `dist/`, with letters outside ASCII escaped. */
async function buildFile(
  file: string,
  entry: string,
  licences: string,
  options: BuildOptions = {},
): Promise<FurtherFile> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: '../tsconfig.json',
    legalComments: 'none',
    minifySyntax: true,
    ...options,
  });
  const { code = '' } = await minify(outputFiles?.[0]?.text ?? '', scriptOptions);
  const content = `/*! @yunze/a11y-toolbar, ${licences} */\n${code}`;
  mkdirSync('dist', { recursive: true });
  writeFileSync(`dist/${file}`, content);
  const hash = createHash('sha256').update(content).digest('base64');
  return { integrity: `sha256-${hash}`, inputs: Object.keys(metafile?.inputs ?? {}) };
}

/** The files of the caption scripts. */
const buildConverters = async () => ({
  pinyin: await buildFile(
    'a11y-toolbar-pinyin.js',
    'src/extension/captions/pinyin-script.ts',
    'pinyin-pro, MIT, see THIRD-PARTY-NOTICES.txt',
  ),
  traditional: await buildFile(
    'a11y-toolbar-traditional.js',
    'src/extension/captions/traditional-script.ts',
    'opencc-js, MIT and Apache-2.0, see THIRD-PARTY-NOTICES.txt',
  ),
});

/** Writes `dist/a11y-toolbar-tools.js` and the files that it loads. */
async function buildExtension(): Promise<FurtherFile> {
  const { pinyin, traditional } = await buildConverters();
  const integrities = { pinyin: pinyin.integrity, traditional: traditional.integrity };
  const file = await buildFile('a11y-toolbar-tools.js', 'src/extension/script.ts', 'MIT', {
    alias: { preact: './src/extension/create-element.ts' },
    plugins: [
      mainReading,
      {
        name: 'converters',
        setup(further) {
          further.onResolve({ filter: /\/converter-loaders$/ }, () => ({
            path: resolve('src/extension/captions/script-converter-loaders.ts'),
          }));
          further.onLoad({ filter: /\/captions\/integrities\.ts$/ }, () => ({
            contents: `export const integrities = ${JSON.stringify(integrities)};`,
          }));
        },
      },
    ],
  });
  const withState = file.inputs.find((input) => stateful.test(input));
  if (withState) throw new Error(`The further tools bundle ${withState}, which has a state`);
  const inputs = [file, pinyin, traditional].flatMap((one) => one.inputs);
  return { ...file, inputs: inputs.filter((input) => /^src\//.test(input)) };
}

/** Builds the further files, and inserts the SHA-256 of the tools in place of that in `src/loader/integrity.ts`. */
export const extensionPlugin: Plugin = {
  name: 'extension',
  setup(main) {
    main.onLoad({ filter: /\/loader\/integrity\.ts$/ }, async () => {
      const { integrity, inputs } = await buildExtension();
      return {
        contents: `export const integrity = '${integrity}';`,
        loader: 'ts',
        watchFiles: inputs.map((file) => `${process.cwd()}/${file}`),
      };
    });
  },
};
