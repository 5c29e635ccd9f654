import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { prerenderAliases } from './site/build/prerender-aliases';
import { listFiles } from './site/scripts/lib/fingerprint.mjs';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const unit = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  name,
  include,
  environment,
  restoreMocks: true,
  unstubGlobals: true,
  // A shared machine may stall for seconds; speed is measured by the benchmarks.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: [
    'site/scripts/lib/test-file-timeout.mjs',
    ...(process.env.PROPERTY_LOG ? ['proof/properties/vitest-setup.ts'] : []),
  ],
});

/** A project whose test files share the modules of a process: loading them takes longer than most tests. */
const shared = <Project extends ReturnType<typeof unit>>(project: Project, setupFile: string) => ({
  ...project,
  isolate: false,
  setupFiles: [...project.setupFiles, setupFile],
});

const emptyDocument = 'site/scripts/lib/reset-document-after-file.ts';

/** Test files that replace or reset modules, for which they need a process of their own. */
const isolatedFiles = ['site/app', 'site/desk']
  .flatMap((folder) => listFiles(pathOf(folder)))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))
  .map((file) => relative(pathOf('.'), file));

// Node would load the package's UMD file, which exports nothing there; the build takes this one.
const alias = {
  '@panzoom/panzoom': pathOf('node_modules/@panzoom/panzoom/dist/panzoom.es.js'),
};

const app = {
  ...unit('app', ['site/{app,desk,session,user-centre}/**/*.test.{ts,tsx}'], 'happy-dom'),
  exclude: [...configDefaults.exclude, ...isolatedFiles],
  alias,
};

const service = {
  ...unit(
    'service',
    [
      'site/{build,contract,content-tools,scripts,server,service-worker,traditional,visual-regression}/**/*.test.ts',
    ],
    'node',
  ),
  globalSetup: ['site/server/testing/run-folder.ts'],
};

export default defineConfig({
  test: {
    // By default Vitest reserves one core for its main process, which is mostly idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: shared(
          unit('widget', ['widget/{src,build}/**/*.test.{ts,tsx}'], 'happy-dom'),
          emptyDocument,
        ),
      },
      { test: shared(app, emptyDocument) },
      { test: { ...unit('app, isolated', isolatedFiles, 'happy-dom'), alias } },
      {
        // As in the build of the prerenderer, whose source some tests of the service run.
        resolve: { alias: prerenderAliases },
        // React as it is shipped: its development build takes twice the time to render pages.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: shared(
          { ...service, env: { NODE_ENV: 'production' } },
          'site/server/testing/end-programs-after-file.ts',
        ),
      },
    ],
  },
});
