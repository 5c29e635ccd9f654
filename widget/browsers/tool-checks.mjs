import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./host-page.mjs').HostPage} Bench */
/** @typedef {readonly [name: string, run: (host: Bench) => Promise<void>]} Check */

const SWATCH_COLOUR = '176,96,64';
const SWATCH = `document.querySelector('#swatch')`;
const HEADER = `document.querySelector('#fixed')`;
const PROSE = `document.querySelector('#prose')`;

/**
 * What zoom enlarges: a box, measured on the screen since browsers differ in what they report under zoom, or the text.
 * @param {Bench} host
 */
export const sizeOnScreen = async (host) =>
  (await host.hasZoom())
    ? host.widthOnScreen(SWATCH_COLOUR)
    : Number(await host.run(`parseFloat(getComputedStyle(${PROSE}).fontSize)`));

/** Check of a switch: one press sets it, the next clears it. @param {string} tool @param {string} setting @returns {Check} */
const toggles = (tool, setting) => [
  tool,
  async (host) => {
    await host.visitOpen();
    await host.press(tool);
    await host.expectSetting(setting, true);
    await host.press(tool);
    await host.expectSetting(setting, false);
  },
];

/** @param {Bench} host @param {string} effect @param {() => Promise<void>} act */
async function changesColours(host, effect, act) {
  await host.visitOpen();
  const [page, header] = [await host.colourOf(SWATCH), await host.colourOf(HEADER)];
  const before = await host.pixelsOfBar();
  await act();
  await host.untilColour(SWATCH, (colour) => colour !== page, `${effect}: page unchanged`);
  await host.untilColour(HEADER, (colour) => colour !== header, `${effect}: header unchanged`);
  await host.run(`scrollTo(0, 1000)`);
  host.equal((await host.rect(HEADER)).y, 100, 'top of the fixed header');
  return before;
}

/** One check for each of the twelve tools, by a mouse press. @type {readonly Check[]} */
export const TOOL_CHECKS = [
  [
    'reset',
    async (host) => {
      await host.visitOpen();
      await host.run(
        `A11yToolbar.instance.set({ contrast: true, zoom: 1.3, crosshair: true, speed: 'fast' })`,
      );
      await host.press('reset');
      await host.expectSetting('zoom', 1);
      await host.expectSetting('contrast', false);
      host.equal(await host.run(`localStorage.length`), 0, 'keys stored');
    },
  ],
  [
    'sound',
    async (host) => {
      await host.visitOpen();
      await host.press('sound');
      await host.expectSetting('sound', true);
      await host.expectSetting('pointerReading', true);
      await host.press('sound');
      await host.expectSetting('sound', false);
      await host.expectSetting('pointerReading', false);
    },
  ],
  [
    'speed',
    async (host) => {
      await host.visitOpen();
      await host.press('speed');
      await host.expectSetting('speed', 'fast');
      host.equal(
        await host.run(`${host.tool('speed')}.getAttribute('aria-pressed')`),
        'true',
        'aria-pressed',
      );
    },
  ],
  [
    'zoom-in',
    async (host) => {
      await host.visitOpen();
      const before = await sizeOnScreen(host);
      for (let press = 0; press < 5; press++) await host.press('zoom-in');
      await host.expectSetting('zoom', 1.4);
      const growth = (await sizeOnScreen(host)) / before;
      if (Math.abs(growth - 1.4) > 0.02) throw new Error(`the page grew by a factor of ${growth}`);
      host.equal((await host.rect(host.part('panel'))).height, 100, 'height of the bar');
      const overflow = await host.run(`document.documentElement.scrollWidth - innerWidth`);
      if (Number(overflow) > 0) throw new Error(`scrolls ${String(overflow)} px horizontally`);
    },
  ],
  [
    'zoom-out',
    async (host) => {
      await host.visitOpen();
      await host.press('zoom-in');
      await host.press('zoom-out');
      await host.press('zoom-out');
      await host.expectSetting('zoom', 1);
    },
  ],
  [
    'cursor',
    async (host) => {
      await host.visitOpen();
      await host.press('cursor');
      await host.expectSetting('largeCursor', true);
      const isReplaced = `getComputedStyle(${PROSE}).cursor !== 'auto' || ${host.part('pointer')} !== null`;
      host.equal(await host.run(isReplaced), true, 'another cursor');
    },
  ],
  [
    'crosshair',
    async (host) => {
      await host.visitOpen();
      await host.press('crosshair');
      const line = (/** @type {string} */ name) => host.rect(host.part(name));
      // automation may drop a pointer move: repeat it at other points
      for (let move = 0; move < 10; move++) {
        const [x, y] = [420 + move, 500 + move];
        await host.driver.move(x, y);
        await host.driver.move(x, y + 1);
        await pause(200);
        const [across, down] = [await line('line-x'), await line('line-y')];
        if (Math.abs(across.y - y) < 20 && Math.abs(down.x - x) < 20) return;
      }
      throw new Error('the lines do not follow the pointer');
    },
  ],
  [
    'caption',
    async (host) => {
      await host.visitOpen();
      await host.press('caption');
      await host.run(`A11yToolbar.instance.showCaption('商代青铜鼎')`);
      await host.until(`${host.part('caption-text')}.textContent === '商代青铜鼎'`);
      host.equal((await host.rect(host.part('caption'))).height, 150, 'height of the caption');
      host.equal(
        await host.run(`getComputedStyle(${host.part('caption-text')}).fontSize`),
        '53px',
        'font size',
      );
      await host.clickOn(host.part('caption-close'));
      await host.expectSetting('caption', false);
    },
  ],
  [
    'colour-weakness',
    async (host) => {
      const seen = new Set();
      await changesColours(host, 'the hue shift', () => host.press('colour-weakness'));
      await host.run(`scrollTo(0, 0)`);
      for (let press = 0; press < 4; press++) {
        seen.add(await host.run(`A11yToolbar.instance.settings.colourShift`));
        await host.press('colour-weakness');
      }
      host.equal([...seen].sort(), ['-30', '30', '90', 'none'], 'shifts');
    },
  ],
  [
    'contrast',
    async (host) => void (await changesColours(host, 'the contrast', () => host.press('contrast'))),
  ],
  toggles('pointer-reading', 'pointerReading'),
  [
    'exit',
    async (host) => {
      await host.visitOpen();
      await host.press('contrast');
      const shifted = await host.colourOf(SWATCH);
      await host.press('exit');
      host.equal(await host.run(`A11yToolbar.instance.isOpen`), false, 'open');
      await host.untilColour(SWATCH, (colour) => colour !== shifted, 'filter after Exit');
      host.equal(await host.run(`/browsers-toolbar=hidden/.test(document.cookie)`), true, 'cookie');
    },
  ],
];

export { changesColours };
