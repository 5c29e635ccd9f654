import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const unit = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  name,
  include,
  environment,
  restoreMocks: true,
  unstubGlobals: true,
  // A shared machine may stall for seconds; what is slow is shown by the benches.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  setupFiles: ['site/scripts/lib/file-limit.mjs'],
});

const service = unit(
  'service',
  ['site/{contract,server,content,scripts,looks}/**/*.test.ts'],
  'node',
);

export default defineConfig({
  test: {
    // Vitest itself would leave one core to its own process, which does little.
    maxWorkers: availableParallelism(),
    projects: [
      { test: unit('widget', ['widget/src/**/*.test.{ts,tsx}'], 'happy-dom') },
      { test: unit('app', ['site/{app,user-centre}/**/*.test.{ts,tsx}'], 'happy-dom') },
      {
        test: {
          ...service,
          // Loading the service takes longer than most of its tests: files of one process share it.
          isolate: false,
          globalSetup: ['site/server/testing/run-folder.ts'],
          setupFiles: [...service.setupFiles, 'site/server/testing/end-of-file.ts'],
        },
      },
    ],
  },
});
