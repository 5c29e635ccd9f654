import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { oldChromiumPath } from './old-chromium.mjs';
import { HEIGHT, WIDTH } from './screen.mjs';

/** @typedef {import('./driver').Driver} Driver */

/** @param {Buffer} picture PNG @returns {Promise<Buffer>} three bytes a pixel */
async function pixelsOf(picture) {
  const convert = spawn('convert', ['png:-', '-depth', '8', 'rgb:-']);
  convert.stdin.end(picture);
  return buffer(convert.stdout);
}

/**
 * Starts headless Chromium 109, which has no window on the screen: pixels come from its screenshots.
 * @returns {Promise<Driver>}
 */
export async function startOldChromium() {
  const launched = await chromium.launch({ executablePath: await oldChromiumPath() });
  const page = await launched.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const devtools = await page.context().newCDPSession(page);
  return {
    version: launched.version(),
    errors,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (code) => page.evaluate(code),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    press: (key, modifiers = []) => page.keyboard.press([...modifiers, key].join('+')),
    tap: async (x, y) => {
      const [type, end] = /** @type {const} */ (['touchStart', 'touchEnd']);
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      await devtools.send('Input.dispatchTouchEvent', { type: end, touchPoints: [] });
    },
    resize: (size = { width: WIDTH, height: HEIGHT }) => page.setViewportSize(size),
    capture: async () => pixelsOf(await page.screenshot()),
    close: () => launched.close(),
  };
}
