import { installMissing } from './install.mjs';
import { startOldChromium } from './old-chromium-driver.mjs';
import { startFirefox, startPuppeteer } from './puppeteer-driver.mjs';
import { startScreen } from './screen.mjs';
import { startWebKit } from './webkit-driver.mjs';

/** @typedef {import('./driver').Driver} Driver */
/** @typedef {Pick<Awaited<ReturnType<typeof startScreen>>, 'capture'>} Screen */
/** @typedef {{ name: string, start: (env: NodeJS.ProcessEnv) => Promise<Driver> }} Browser */
/**
 * @template Visit the object through which the checks drive one browser
 * @typedef {object} Matrix
 * @property {readonly (readonly [name: string, run: (visit: Visit) => Promise<void>])[]} checks
 * @property {(driver: Driver, screen: Screen) => Visit} enter called once a browser
 * @property {(visit: Visit) => Promise<readonly string[]>} [inspect] lines about the browser itself
 */

/** @type {readonly Browser[]} */
const BROWSERS = [
  { name: 'Chromium', start: (env) => startPuppeteer('chrome', '/usr/bin/chromium', env) },
  { name: 'Chromium 109', start: startOldChromium },
  { name: 'Firefox ESR', start: startFirefox },
  {
    // As before version 126: what is left of an old Firefox that a new one can show.
    name: 'No CSS zoom',
    start: (env) => startFirefox(env, { 'layout.css.zoom.enabled': false }),
  },
  { name: 'WebKitGTK', start: startWebKit },
];

/** @param {string} line */
const printLine = (line) => process.stdout.write(`${line}\n`);

/** @param {unknown} error */
const firstLineOf = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/**
 * Runs every check in one browser and collects the reasons of failures.
 * @template Visit
 * @param {Browser} browser
 * @param {Matrix<Visit>} matrix
 */
async function runChecks({ name, start }, { checks, enter, inspect }) {
  /** @type {Map<string, string>} */
  const reasons = new Map();
  const screen = await startScreen();
  let version = name;
  /** @type {readonly string[]} */
  let notes = [];
  try {
    const driver = await start(screen.env);
    version = driver.version;
    try {
      const visit = enter(driver, { capture: driver.capture ?? screen.capture });
      for (const [check, run] of checks) {
        await run(visit).catch((error) => reasons.set(check, firstLineOf(error)));
        if (driver.errors.length) reasons.set(check, driver.errors.splice(0).join(' '));
      }
      notes = (await inspect?.(visit)) ?? [];
    } finally {
      await driver.close();
    }
  } catch (error) {
    for (const [check] of checks) reasons.set(check, `did not start: ${firstLineOf(error)}`);
  } finally {
    screen.stop();
  }
  return { name, version, reasons, notes };
}

/**
 * @param {readonly string[]} checks
 * @param {Awaited<ReturnType<typeof runChecks>>[]} results
 */
function print(checks, results) {
  const width = Math.max(...checks.map((check) => check.length)) + 2;
  printLine(`\n${''.padEnd(width)}${results.map(({ name }) => name.padEnd(14)).join('')}`);
  for (const check of checks) {
    const cells = results.map(({ reasons }) => (reasons.has(check) ? '✗' : '✓').padEnd(14));
    printLine(`${check.padEnd(width)}${cells.join('')}`);
  }
  for (const { name, version, reasons, notes } of results) {
    printLine(`\n${name} (${version})`);
    for (const note of notes) printLine(`  ${note}`);
    for (const [check, reason] of reasons) printLine(`  ✗ ${check}: ${reason}`);
  }
}

/**
 * Runs checks in every browser and prints a table. `node run.mjs [WORD] [BROWSER]` runs only the
 * checks and browsers that have the word in their name.
 * @template Visit
 * @param {Matrix<Visit>} matrix
 * @returns {Promise<boolean>} whether every check passed
 */
export async function runMatrix(matrix) {
  const missing = installMissing();
  if (missing.length > 0) {
    printLine(
      `Install these first (done automatically only as root on Debian): ${missing.join(', ')}`,
    );
    return false;
  }
  const [checkFilter = '', browserFilter = ''] = process.argv.slice(2);
  const checks = matrix.checks.filter(([check]) => check.includes(checkFilter));
  const results = [];
  for (const browser of BROWSERS.filter(({ name }) => name.includes(browserFilter))) {
    printLine(`${browser.name} …`);
    results.push(await runChecks(browser, { ...matrix, checks }));
  }
  print(
    checks.map(([check]) => check),
    results,
  );
  return results.every(({ reasons }) => reasons.size === 0);
}
