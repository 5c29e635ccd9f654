import puppeteer from 'puppeteer-core';
import { HEIGHT, WIDTH } from './screen.mjs';

/** @typedef {import('./driver').Driver} Driver */

/**
 * Starts Chromium or Firefox through Puppeteer.
 * @param {'chrome' | 'firefox'} browser
 * @param {string} executablePath
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, unknown>} [preferences] of Firefox
 * @returns {Promise<Driver>}
 */
export async function startPuppeteer(browser, executablePath, env, preferences = {}) {
  // Without a window manager, Chromium 150 does not fill the screen.
  const chromeArgs = ['--no-sandbox', '--kiosk', `--window-size=${WIDTH},${HEIGHT}`];
  const args = browser === 'chrome' ? chromeArgs : ['--kiosk'];
  const launched = await puppeteer.launch({
    browser,
    executablePath,
    args,
    extraPrefsFirefox: preferences,
    env,
    headless: false,
    defaultViewport: null,
  });
  const page = (await launched.pages())[0] ?? (await launched.newPage());
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => {
    // Firefox reports a download that ended with its document as an error: a font as NS_BINDING_ABORTED, a file with
    // integrity by the hash of no bytes.
    if (!/status=2152398850|47DEQpj8HBSa\+\/TImW/.test(String(error))) errors.push(String(error));
  });
  // A form that was filled asks before its page is left; the dialog would stop every later step.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    version: await launched.version(),
    errors,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (code) => page.evaluate(code),
    addInitScript: async (code) => void (await page.evaluateOnNewDocument(code)),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    press: async (key, modifiers = []) => {
      for (const modifier of modifiers) await page.keyboard.down(modifier);
      await page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key));
      for (const modifier of modifiers) await page.keyboard.up(modifier);
    },
    tap: (x, y) => page.touchscreen.tap(x, y),
    // Firefox ESR has no command for the orientation, which Puppeteer sends along with the size.
    resize: (size) =>
      page.setViewport(size ?? null).catch((error) => {
        if (!/unknown command/.test(String(error))) throw error;
      }),
    close: () => launched.close(),
  };
}

/**
 * Starts Firefox ESR.
 * @param {NodeJS.ProcessEnv} env
 * @param {Record<string, unknown>} [preferences]
 */
export const startFirefox = (env, preferences) =>
  startPuppeteer('firefox', '/usr/bin/firefox-esr', env, preferences);
