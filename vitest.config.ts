import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const unit = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  name,
  include,
  environment,
  restoreMocks: true,
  unstubGlobals: true,
  // A shared machine may stall for seconds; speed is measured by the benchmarks.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['site/scripts/lib/test-file-timeout.mjs'],
});

const service = unit(
  'service',
  ['site/{contract,content-tools,scripts,server,visual-regression}/**/*.test.ts'],
  'node',
);

export default defineConfig({
  test: {
    // By default Vitest reserves one core for its main process, which is mostly idle.
    maxWorkers: availableParallelism(),
    projects: [
      { test: unit('widget', ['widget/src/**/*.test.{ts,tsx}'], 'happy-dom') },
      {
        test: {
          ...unit('app', ['site/{app,session,user-centre}/**/*.test.{ts,tsx}'], 'happy-dom'),
          // Node would load the package's UMD file, which exports nothing there; the build takes this one.
          alias: {
            '@panzoom/panzoom': fileURLToPath(
              new URL('node_modules/@panzoom/panzoom/dist/panzoom.es.js', import.meta.url),
            ),
          },
        },
      },
      {
        test: {
          ...service,
          // Loading the service takes longer than most of its tests: test files of a process share the modules.
          isolate: false,
          globalSetup: ['site/server/testing/run-folder.ts'],
          setupFiles: [...service.setupFiles, 'site/server/testing/end-programs-after-file.ts'],
        },
      },
    ],
  },
});
