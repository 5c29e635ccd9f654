import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun, run } from './run.mjs';
import { runStep } from './run-step.mjs';

/** Chromium without windows: the same engine with half of the CPU time. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these programs on the `PATH`, or `undefined`.
 * @param {string[]} programs
 */
function findOnPath(...programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => programs.map((name) => join(folder, name))).find(isExecutable);
}

/** Chromium downloaded by Playwright, or `undefined`. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && isExecutable(file) ? file : undefined;
}

/** `CHROMIUM_PATH`, a system Chromium, or Playwright’s own; `undefined` where there is none. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (!named) return findOnPath(...names) ?? (await playwrightChromium());
  if (isExecutable(named)) return named;
  throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
}

/**
 * Browser of the end-to-end tests: `CHROMIUM_PATH`, else the headless shell where it is installed, else as
 * `findBrowser`.
 */
export async function findTestBrowser() {
  const shell = process.env.CHROMIUM_PATH ? undefined : findOnPath(headlessShell);
  return shell ?? (await findBrowser());
}

const canInstall = () => process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');

/** @param {string} browser Name of a package of Debian. */
async function installFromDebian(browser) {
  const waits = ['DPkg::Lock::Timeout=300', 'Acquire::Retries=1', 'Acquire::http::Timeout=20'];
  const apt = ['apt-get', '-qq', ...waits.flatMap((option) => ['-o', option])];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun([...apt, 'update'], { env });
  await mustRun([...apt, 'install', '-y', browser, 'fonts-noto-cjk'], { env });
}

/**
 * Path of a whole Chromium; root on Debian installs one where it is missing.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (canInstall()) {
    await runStep('安装 Chromium · Installing Debian’s Chromium', () =>
      installFromDebian('chromium'),
    );
    const installed = findOnPath(...names);
    if (installed) return installed;
  }
  throw new Error(
    '找不到 Chromium。No Chromium found: install one (Debian: apt install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
}

/** Installs what the end-to-end tests need: a whole Chromium and, as root on Debian, its headless shell. */
export async function ensureTestBrowsers() {
  await ensureBrowser();
  if (process.env.CHROMIUM_PATH || findOnPath(headlessShell) || !canInstall()) return;
  // Both packages share files, so another version would replace the Chromium that is installed.
  const { code, output } = await run([
    'dpkg-query',
    '--show',
    '--showformat=${Version}',
    'chromium',
  ]);
  if (code !== 0) return;
  await runStep('安装无窗口的 Chromium · Installing Debian’s headless Chromium', () =>
    installFromDebian(`${headlessShell}=${output}`),
  ).catch(() => undefined);
}
