import { Bench } from './bench.mjs';
import { TOOL_CHECKS } from './checks.mjs';
import { installMissing } from './install.mjs';
import { PROMISE_CHECKS } from './promises.mjs';
import { startPuppeteer } from './puppeteer-driver.mjs';
import { startScreen } from './screen.mjs';
import { startServer } from './server.mjs';
import { startWebKit } from './webkit-driver.mjs';

/** @typedef {import('./driver').Driver} Driver */
/** @typedef {{ name: string, start: (env: NodeJS.ProcessEnv) => Promise<Driver> }} Browser */

/** @type {readonly Browser[]} */
const BROWSERS = [
  { name: 'Chromium', start: (env) => startPuppeteer('chrome', '/usr/bin/chromium', env) },
  { name: 'Firefox ESR', start: (env) => startPuppeteer('firefox', '/usr/bin/firefox-esr', env) },
  { name: 'WebKitGTK', start: startWebKit },
];
/** @param {string} line */
const say = (line) => process.stdout.write(`${line}\n`);
/** `node run.mjs WORD` runs only the checks whose name has the word in it. */
const chosen = process.argv[2] ?? '';
const CHECKS = [...TOOL_CHECKS, ...PROMISE_CHECKS].filter(([check]) => check.includes(chosen));

/** @param {unknown} error */
const reasonOf = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/**
 * Every check in one browser; a reason where one failed.
 * @param {Browser} browser
 */
async function tryAll({ name, start }) {
  /** @type {Map<string, string>} */
  const reasons = new Map();
  const screen = await startScreen();
  const server = await startServer();
  let version = name;
  /** @type {string[]} */
  let lacks = [];
  try {
    const driver = await start(screen.env);
    version = driver.version;
    try {
      const bench = new Bench(driver, screen, server);
      for (const [check, run] of CHECKS) {
        await run(bench).catch((error) => reasons.set(check, reasonOf(error)));
        if (driver.errors.length) reasons.set(check, driver.errors.splice(0).join(' '));
      }
      lacks = await whatItLacks(bench);
    } finally {
      await driver.close();
    }
  } catch (error) {
    for (const [check] of CHECKS) reasons.set(check, `did not start: ${reasonOf(error)}`);
  } finally {
    server.stop();
    screen.stop();
  }
  return { name, version, reasons, lacks };
}

/** What the browser itself cannot do, whatever the toolbar does. @param {Bench} bench */
async function whatItLacks(bench) {
  await bench.visit();
  /** @type {[string, string][]} */
  const abilities = [
    ['speech synthesis', `'speechSynthesis' in window`],
    ['a Chinese voice', `speechSynthesis.getVoices().some(({ lang }) => /^(zh|cmn)/i.test(lang))`],
    ['CSS zoom', `CSS.supports('zoom', '1.2')`],
    [
      'backdrop-filter',
      `CSS.supports('backdrop-filter', 'contrast(2)') || CSS.supports('-webkit-backdrop-filter', 'contrast(2)')`,
    ],
    ['popover', `'popover' in HTMLElement.prototype`],
    ['Intl.Segmenter', `'Segmenter' in Intl`],
    ['Trusted Types', `'trustedTypes' in window`],
  ];
  const missing = [];
  for (const [ability, code] of abilities) if (!(await bench.run(code))) missing.push(ability);
  return missing;
}

/** @param {Awaited<ReturnType<typeof tryAll>>[]} results */
function print(results) {
  const width = Math.max(...CHECKS.map(([check]) => check.length)) + 2;
  say(`\n${''.padEnd(width)}${results.map(({ name }) => name.padEnd(14)).join('')}`);
  for (const [check] of CHECKS) {
    const cells = results.map(({ reasons }) => (reasons.has(check) ? '✗' : '✓').padEnd(14));
    say(`${check.padEnd(width)}${cells.join('')}`);
  }
  for (const { name, version, reasons, lacks } of results) {
    say(`\n${name} (${version})`);
    say(`  cannot offer the toolbar: ${lacks.join(', ') || 'nothing is missing'}`);
    for (const [check, reason] of reasons) say(`  ✗ ${check}: ${reason}`);
  }
}

const missing = installMissing();
if (missing.length > 0) {
  say(`Install these first, only root on Debian gets them by itself: ${missing.join(', ')}`);
  process.exitCode = 2;
} else {
  const results = [];
  for (const browser of BROWSERS) {
    say(`${browser.name} …`);
    results.push(await tryAll(browser));
  }
  print(results);
  if (results.some(({ reasons }) => reasons.size > 0)) process.exitCode = 1;
}
