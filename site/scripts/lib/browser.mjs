import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { mustRun } from './run.mjs';
import { runStep } from './run-step.mjs';

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

/** Chromium on the `PATH`, or `undefined`. */
function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
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
  if (!named) return systemChromium() ?? (await playwrightChromium());
  if (isExecutable(named)) return named;
  throw new Error(`CHROMIUM_PATH names ${named}, which is not an executable file.`);
}

async function installFromDebian() {
  const apt = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await mustRun([...apt, 'update'], { env });
  await mustRun([...apt, 'install', '-y', 'chromium', 'fonts-noto-cjk'], { env });
}

/**
 * Path of a browser for the end-to-end tests; root on Debian installs one where it is missing.
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    await runStep('安装 Chromium · Installing Debian’s Chromium', installFromDebian);
    const installed = systemChromium();
    if (installed) return installed;
  }
  throw new Error(
    '找不到 Chromium。No Chromium found: install one (Debian: apt install chromium fonts-noto-cjk; ' +
      'elsewhere: npx playwright install chromium) or name it in CHROMIUM_PATH.',
  );
}
