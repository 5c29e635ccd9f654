import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./bench.mjs').Bench} Bench */
/** @typedef {readonly [name: string, run: (bench: Bench) => Promise<void>]} Check */

const SWATCH_COLOUR = '176,96,64';
const SWATCH = `document.querySelector('#swatch')`;
const HEADER = `document.querySelector('#fixed')`;
const PROSE = `document.querySelector('#prose')`;

/** Check of a switch: one press sets it, the next clears it. @param {string} tool @param {string} setting @returns {Check} */
const toggles = (tool, setting) => [
  tool,
  async (bench) => {
    await bench.visitOpen();
    await bench.press(tool);
    await bench.expectSetting(setting, true);
    await bench.press(tool);
    await bench.expectSetting(setting, false);
  },
];

/** @param {Bench} bench @param {string} effect @param {() => Promise<void>} act */
async function changesColours(bench, effect, act) {
  await bench.visitOpen();
  const [page, header] = [await bench.colourOf(SWATCH), await bench.colourOf(HEADER)];
  const before = await bench.pixelsOfBar();
  await act();
  if ((await bench.colourOf(SWATCH)) === page)
    throw new Error(`${effect} does not change the page`);
  if ((await bench.colourOf(HEADER)) === header)
    throw new Error(`${effect} does not change a fixed element`);
  await bench.run(`scrollTo(0, 1000)`);
  bench.equal((await bench.rect(HEADER)).y, 100, 'top of the fixed header');
  return before;
}

/** One check for each of the twelve tools, by a mouse press. @type {readonly Check[]} */
export const TOOL_CHECKS = [
  [
    'reset',
    async (bench) => {
      await bench.visitOpen();
      await bench.run(
        `A11yToolbar.instance.set({ contrast: true, zoom: 1.3, crosshair: true, speed: 'fast' })`,
      );
      await bench.press('reset');
      await bench.expectSetting('zoom', 1);
      await bench.expectSetting('contrast', false);
      bench.equal(await bench.run(`localStorage.length`), 0, 'keys stored');
    },
  ],
  [
    'sound',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('sound');
      await bench.expectSetting('sound', true);
      await bench.expectSetting('pointerReading', true);
      await bench.press('sound');
      await bench.expectSetting('sound', false);
      await bench.expectSetting('pointerReading', false);
    },
  ],
  [
    'speed',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('speed');
      await bench.expectSetting('speed', 'fast');
      bench.equal(
        await bench.run(`${bench.tool('speed')}.getAttribute('aria-pressed')`),
        'true',
        'aria-pressed',
      );
    },
  ],
  [
    'zoom-in',
    async (bench) => {
      await bench.visitOpen();
      // measured on the screen: browsers differ in the boxes they report under zoom
      const before = await bench.widthOnScreen(SWATCH_COLOUR);
      for (let press = 0; press < 5; press++) await bench.press('zoom-in');
      await bench.expectSetting('zoom', 1.4);
      const growth = (await bench.widthOnScreen(SWATCH_COLOUR)) / before;
      if (Math.abs(growth - 1.4) > 0.02) throw new Error(`the page grew by a factor of ${growth}`);
      bench.equal((await bench.rect(bench.part('panel'))).height, 100, 'height of the bar');
      const overflow = await bench.run(`document.documentElement.scrollWidth - innerWidth`);
      if (Number(overflow) > 0) throw new Error(`scrolls ${String(overflow)} px horizontally`);
    },
  ],
  [
    'zoom-out',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('zoom-in');
      await bench.press('zoom-out');
      await bench.press('zoom-out');
      await bench.expectSetting('zoom', 1);
    },
  ],
  [
    'cursor',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('cursor');
      await bench.expectSetting('largeCursor', true);
      const isReplaced = `getComputedStyle(${PROSE}).cursor !== 'auto' || ${bench.part('pointer')} !== null`;
      bench.equal(await bench.run(isReplaced), true, 'another cursor');
    },
  ],
  [
    'crosshair',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('crosshair');
      const line = (/** @type {string} */ name) => bench.rect(bench.part(name));
      // automation may drop a pointer move: repeat it at other points
      for (let move = 0; move < 10; move++) {
        const [x, y] = [420 + move, 500 + move];
        await bench.driver.move(x, y);
        await bench.driver.move(x, y + 1);
        await pause(200);
        const [across, down] = [await line('line-x'), await line('line-y')];
        if (Math.abs(across.y - y) < 20 && Math.abs(down.x - x) < 20) return;
      }
      throw new Error('the lines do not follow the pointer');
    },
  ],
  [
    'caption',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('caption');
      await bench.run(`A11yToolbar.instance.showCaption('商代青铜鼎')`);
      await bench.until(`${bench.part('caption-text')}.textContent === '商代青铜鼎'`);
      bench.equal((await bench.rect(bench.part('caption'))).height, 150, 'height of the caption');
      bench.equal(
        await bench.run(`getComputedStyle(${bench.part('caption-text')}).fontSize`),
        '53px',
        'font size',
      );
      await bench.clickOn(bench.part('caption-close'));
      await bench.expectSetting('caption', false);
    },
  ],
  [
    'colour-weakness',
    async (bench) => {
      const seen = new Set();
      await changesColours(bench, 'the hue shift', () => bench.press('colour-weakness'));
      await bench.run(`scrollTo(0, 0)`);
      for (let press = 0; press < 4; press++) {
        seen.add(await bench.run(`A11yToolbar.instance.settings.colourShift`));
        await bench.press('colour-weakness');
      }
      bench.equal([...seen].sort(), ['-30', '30', '90', 'none'], 'shifts');
    },
  ],
  [
    'contrast',
    async (bench) =>
      void (await changesColours(bench, 'the contrast', () => bench.press('contrast'))),
  ],
  toggles('pointer-reading', 'pointerReading'),
  [
    'exit',
    async (bench) => {
      await bench.visitOpen();
      await bench.press('contrast');
      const shifted = await bench.colourOf(SWATCH);
      await bench.press('exit');
      bench.equal(await bench.run(`A11yToolbar.instance.isOpen`), false, 'open');
      if ((await bench.colourOf(SWATCH)) === shifted) throw new Error('the filter is still there');
      bench.equal(
        await bench.run(`/browsers-toolbar=hidden/.test(document.cookie)`),
        true,
        'cookie',
      );
    },
  ],
];

export { changesColours };
