import { defineConfig } from 'vitest/config';

const unit = (name: string, include: string[], environment: 'node' | 'happy-dom') => ({
  test: {
    name,
    include,
    environment,
    restoreMocks: true,
    unstubGlobals: true,
    // A shared machine may stall for seconds; what is slow is shown by the benches.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('widget', ['widget/src/**/*.test.{ts,tsx}'], 'happy-dom'),
      unit('app', ['site/{app,user-centre}/**/*.test.{ts,tsx}'], 'happy-dom'),
      unit('service', ['site/{contract,server,content,scripts,looks}/**/*.test.ts'], 'node'),
    ],
  },
});
