import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './site/scripts/lib/browser.mjs';
import { oldChromiumPath } from './widget/browsers/old-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = await findBrowser();

/** Only the site’s projects need the service: the toolbar’s tests serve their own host pages. */
const selected = process.argv.filter((argument) => argument.startsWith('--project='));
const needsService =
  selected.length === 0 || selected.some((project) => /=(site|site-109|visual)$/.test(project));

/** Visual regression runs on request only: it depends on the design and on the installed fonts. */
const visual = process.env.VISUAL
  ? [
      {
        name: 'visual',
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
  // A shared machine may stall for seconds; a test that passes on retry is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  // Limits the duration of a run in which everything fails.
  maxFailures: process.env.CI ? 15 : 0,
  globalTimeout: process.env.CI ? 35 * 60_000 : 0,
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: executablePath ? { executablePath } : {},
    // Tracing every test adds a third to the run time: use `--trace on` for a single test.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'site', testDir: 'site/e2e', use: { baseURL: `http://127.0.0.1:${port}` } },
    {
      // The oldest supported browser.
      name: 'site-109',
      testDir: 'site/e2e',
      testMatch: /(journeys|mobile-menu|share|toolbar)\.spec\.ts/,
      use: {
        baseURL: `http://127.0.0.1:${port}`,
        launchOptions: { executablePath: await oldChromiumPath() },
      },
    },
    { name: 'toolbar', testDir: 'widget/e2e' },
    // The same pages in quirks mode. Skipped to save time: accessible names, which do not depend on the mode, an
    // opt-in engine, and two of the three input methods for each button.
    {
      name: 'toolbar-quirks',
      testDir: 'widget/e2e',
      testIgnore: ['**/accname/**', '**/real-engine.spec.ts'],
      grepInvert: /by keyboard alone|by touch/,
      metadata: { isQuirky: true },
    },
    { name: 'demo', testDir: 'widget-demo/e2e' },
    ...visual,
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
