import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './site/scripts/lib/browser.mjs';
import { oldChromiumPath } from './widget/browsers/old-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = await findBrowser();

/** The toolbar's own projects bring their host pages; only the site's needs the service. */
const only = process.argv.filter((argument) => argument.startsWith('--project='));
const needsService =
  only.length === 0 || only.some((project) => /=(site|site-109|looks)$/.test(project));

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
  // What is broken everywhere is told soon, and nothing keeps a run from ending.
  maxFailures: process.env.CI ? 15 : 0,
  globalTimeout: process.env.CI ? 35 * 60_000 : 0,
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: executablePath ? { executablePath } : {},
    // Recording every test costs a third of the run: `--trace on` records one that is looked into.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testDir: 'site/e2e', use: { baseURL: `http://127.0.0.1:${port}` } },
    {
      // The oldest browser that the site supports.
      name: 'site-109',
      testDir: 'site/e2e',
      testMatch: /(journeys|mobile-menu|share|toolbar)\.spec\.ts/,
      use: {
        baseURL: `http://127.0.0.1:${port}`,
        launchOptions: { executablePath: await oldChromiumPath() },
      },
    },
    { name: 'toolbar', testDir: 'widget/e2e' },
    // The same pages without their doctype. Left out for their time: names, which depend on no mode, an opt-in
    // engine, and two of the three ways to press each button.
    {
      name: 'toolbar-quirks',
      testDir: 'widget/e2e',
      testIgnore: ['**/accname/**', '**/real-engine.spec.ts'],
      grepInvert: /by keyboard alone|by touch/,
      metadata: { isQuirky: true },
    },
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
