import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './site/scripts/lib/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = await findBrowser();

/** The toolbar's own projects bring their host pages; only the site's needs the service. */
const only = process.argv.filter((argument) => argument.startsWith('--project='));
const needsService = only.length === 0 || only.some((project) => /=(site|looks)$/.test(project));

/** Looks are compared when asked for: they change with every design, and with the machine's fonts. */
const looks = process.env.LOOKS
  ? [
      {
        name: 'looks',
        testDir: 'site/looks',
        testMatch: '*.spec.ts',
        use: { baseURL: `http://127.0.0.1:${port}` },
      },
    ]
  : [];

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what passes only the second time is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: executablePath ? { executablePath } : {},
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'site', testDir: 'site/e2e', use: { baseURL: `http://127.0.0.1:${port}` } },
    { name: 'toolbar', testDir: 'widget/e2e' },
    { name: 'demo', testDir: 'widget-demo/e2e' },
    ...looks,
  ],
  ...(needsService && {
    webServer: {
      command: 'node site/scripts/e2e-server.mjs',
      env: { PORT: String(port), HOST: '127.0.0.1' },
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
