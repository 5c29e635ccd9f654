import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './site/scripts/lib/browser.mjs';
import { postgresJourneys } from './site/scripts/lib/database-journeys.mjs';
import { present } from './site/visual-regression/present';
import { oldChromiumPath } from './widget/browsers/old-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = await findTestBrowser();

/** Projects named on the command line; workers load this file again, without the command line. */
const selected = (process.env.E2E_SELECTED_PROJECTS ??= process.argv
  .filter((argument) => argument.startsWith('--project='))
  .join(' '))
  .split(' ')
  .filter(Boolean);
/** Only the site’s projects need the service: the toolbar’s tests serve their own host pages. */
const needsService =
  selected.length === 0 ||
  selected.some((project) => /=(site|site-109|visual|doc-pictures)$/.test(project));

/** Projects that run only when they are named: their tests repeat others, in older or odder surroundings. */
const onRequest = [
  // Visual regression depends on the design and on the installed fonts.
  {
    name: 'visual',
    testDir: 'site/visual-regression',
    testMatch: '*.spec.ts',
    use: { baseURL: `http://127.0.0.1:${port}` },
  },
  // Writes the pictures of docs/desk.md.
  {
    name: 'doc-pictures',
    testDir: 'site/doc-pictures',
    use: { baseURL: `http://127.0.0.1:${port}` },
  },
  // The oldest supported browser.
  {
    name: 'site-109',
    testDir: 'site/e2e',
    testMatch:
      /(admission|audio-guide|desk|finding|floor-plan|hant|hydration|journeys|mobile-menu|my-collection|object-\w+|prerendered|share|toolbar)\.spec\.ts/,
    use: {
      baseURL: `http://127.0.0.1:${port}`,
      launchOptions: { executablePath: await oldChromiumPath() },
    },
  },
  // Parts of `npm run test:proof`.
  { name: 'proof', testDir: 'proof', testMatch: '*.proof.ts', timeout: 30 * 60_000, retries: 0 },
  // The host pages in quirks mode. Skipped: tests that do not depend on the mode, and two of the three input
  // methods for each button.
  {
    name: 'toolbar-quirks',
    testDir: 'widget/e2e',
    testIgnore: ['**/accname/**', '**/real-engine.spec.ts', '**/package*.spec.ts'],
    grepInvert: /by keyboard alone|by touch/,
    metadata: { isQuirky: true },
  },
].filter(({ name }) => selected.includes(`--project=${name}`));

/** Whether `npm test` runs: it leaves to `npm run test:postgres` what that repeats on a server. */
const isWithoutRepetition = process.env.E2E_SWEEP === 'kinds';
/** Whether tests run that repeat others with further data, as in `npm run test:all`. */
const isFullSweep = process.env.E2E_SWEEP === 'full';

export default defineConfig({
  grepInvert: isFullSweep ? [] : /@sweep/,
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
  globalTimeout: process.env.CI ? (isFullSweep ? 70 : 50) * 60_000 : 0,
  reporter: process.env.CI ? [['dot']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: executablePath ? { executablePath } : {},
    // Tracing every test adds a third to the run time: use `--trace on` for a single test.
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'site',
      testDir: 'site/e2e',
      testIgnore: isWithoutRepetition ? postgresJourneys.map((file) => `**/${file}`) : [],
      use: { baseURL: `http://127.0.0.1:${port}` },
    },
    { name: 'toolbar', testDir: 'widget/e2e' },
    { name: 'demo', testDir: 'widget-demo/e2e' },
    ...onRequest,
  ],
  ...(needsService && {
    webServer: {
      command: 'node site/scripts/e2e-server.mjs',
      env: {
        PORT: String(port),
        HOST: '127.0.0.1',
        ...(selected.includes('--project=visual') && { E2E_PRESENT: present }),
      },
      url: `http://127.0.0.1:${port}/readyz`,
      timeout: 300_000,
      reuseExistingServer: false,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  }),
});
