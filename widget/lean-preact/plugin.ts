import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const preact = dirname(createRequire(resolve('package.json')).resolve('preact/package.json'));
// From the workspace: tsup bundles its configuration, which then no longer knows this folder.
const own = (file: string) => ({ path: resolve('lean-preact', file) });
const theirs = (file: string) => ({ path: join(preact, file) });

/** Which file of this folder answers for which module of Preact. */
const replaced: Readonly<Record<string, string>> = {
  'src/options': 'options.ts',
  'src/component': 'component.ts',
  'src/diff/index': 'diff.ts',
};

/** Builds Preact from its own source with a few of its modules replaced; README.md says which and why. */
export const leanPreact: Plugin = {
  name: 'lean-preact',
  setup(build) {
    build.onResolve({ filter: /^preact$/ }, () => own('index.ts'));
    build.onResolve({ filter: /^preact\/jsx-runtime$/ }, () => own('jsx-runtime.ts'));
    build.onResolve({ filter: /^preact-internals\// }, ({ path }) =>
      theirs(`src/${path.slice('preact-internals/'.length)}.js`),
    );
    build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
      if (!importer.startsWith(preact)) return undefined;
      const file = replaced[join(resolveDir, path).slice(preact.length + 1)];
      return file === undefined ? undefined : own(file);
    });
  },
};
