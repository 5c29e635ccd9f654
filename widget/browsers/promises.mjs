import { setTimeout as pause } from 'node:timers/promises';
import { SCROLLBAR } from './bench.mjs';
import { changesColours } from './checks.mjs';

/** @typedef {import('./checks.mjs').Check} Check */

/** @param {Buffer} one @param {Buffer} other */
const differences = (one, other) =>
  one.reduce((sum, value, at) => sum + Number(value !== other[at]), 0);

/** Checks of guarantees beyond the single tools. @type {readonly Check[]} */
export const PROMISE_CHECKS = [
  [
    'reading by pointer',
    async (bench) => {
      await bench.visitOpen();
      await bench.run(
        `(window.said = [], A11yToolbar.instance.set({ sound: true, pointerReading: true, caption: true }), A11yToolbar.instance.on('caption', ({ text }) => said.push(text)))`,
      );
      const { x, y, width, height } = await bench.rect(`document.querySelector('#link')`);
      await bench.driver.move(x + width / 2, y + height / 2 + 60);
      await bench.driver.move(x + width / 2, y + height / 2);
      await bench.until(`said.some((text) => text.includes('馆藏精品'))`);
    },
  ],
  [
    'fallback audio is requested',
    async (bench) => {
      await bench.visitOpen();
      bench.server.spoken.length = 0;
      await bench.driver.click(400, 700);
      await bench.run(`void A11yToolbar.instance.speak('青铜鼎', { lang: 'zh-CN' })`);
      for (let waited = 0; waited < 5000 && !bench.server.spoken.length; waited += 100)
        await pause(100);
      const hasChinese = await bench.run(
        `speechSynthesis.getVoices().some(({ lang }) => /^(zh|cmn)/i.test(lang))`,
      );
      if (hasChinese) return;
      bench.equal(bench.server.spoken[0], 'zh:青铜鼎', 'request to the speech service');
    },
  ],
  [
    'caption shows the complete text',
    async (bench) => {
      const text =
        '商代青铜鼎出土于云泽古城遗址，高八十三厘米，重二百一十六千克；腹部饰饕餮纹。'.repeat(3);
      await bench.visitOpen();
      await bench.run(
        `(window.pages = [], A11yToolbar.instance.set({ caption: true }), A11yToolbar.instance.on('caption', ({ text }) => pages.push(text)), A11yToolbar.instance.showCaption(${JSON.stringify(text)}))`,
      );
      for (let waited = 0; waited < 60_000; waited += 500) {
        if ((await bench.run(`pages.join('').replace(/\\s/g, '').length`)) === text.length) return;
        await pause(500);
      }
      throw new Error(`shown only: ${String(await bench.run(`pages.join('')`))}`);
    },
  ],
  [
    'filters leave the bar unchanged',
    async (bench) => {
      let after = Buffer.alloc(0);
      const before = await changesColours(bench, 'the filters', async () => {
        await bench.run(`A11yToolbar.instance.set({ colourShift: '90' })`);
        after = await bench.pixelsOfBar();
      });
      // the button of the tool changes with its state, in black and white
      const { x, width } = await bench.rect(bench.tool('colour-weakness'));
      const row = 3 * Math.floor((await bench.rect(bench.part('panel'))).width - SCROLLBAR);
      const isOutside = (at = 0) => at % row < 3 * (x - 2) || at % row > 3 * (x + width + 2);
      const changed = [...after.keys()].filter((at) => after[at] !== before[at] && isOutside(at));
      bench.equal(changed.length, 0, 'bytes of the bar that changed');
      const coloured = [...after.keys()].filter((at) => at % 3 > 0 && after[at] !== after[at - 1]);
      bench.equal(coloured.length, 0, 'coloured bytes of the bar');
    },
  ],
  [
    'isolation',
    async (bench) => {
      await bench.visitOpen();
      const plain = await bench.pixelsOfBar();
      await bench.visit('?hostile');
      await bench.run(`A11yToolbar.instance.open()`);
      await bench.until(`${bench.part('panel')} !== null`);
      // A slow machine may paint the last frame late: only a lasting difference counts.
      let changed = 0;
      for (let attempt = 0; attempt < 5; attempt++) {
        changed = differences(plain, await bench.pixelsOfBar());
        if (!changed) break;
      }
      bench.equal(changed, 0, 'bytes of the bar that differ under hostile CSS');
    },
  ],
  [
    'keyboard',
    async (bench) => {
      await bench.visitOpen();
      await bench.run(`${bench.tool('reset')}.focus()`);
      await bench.driver.press('ArrowRight');
      const focused = `document.querySelector('[data-a11y-toolbar]').shadowRoot.activeElement.dataset.tool`;
      bench.equal(await bench.run(focused), 'sound', 'after the right arrow');
      await bench.driver.press('End');
      bench.equal(await bench.run(focused), 'exit', 'after End');
      await bench.driver.press('Escape');
      await bench.until(`!A11yToolbar.instance.isOpen`);
    },
  ],
  [
    'modal dialog',
    async (bench) => {
      await bench.visitOpen();
      await bench.run(
        `(window.modal = document.createElement('dialog'), modal.append(document.createElement('button')), document.body.append(modal), modal.showModal())`,
      );
      await bench.until(`modal.getBoundingClientRect().top >= 100`);
      await bench.press('contrast');
      await bench.expectSetting('contrast', true);
      await bench.run(`${bench.tool('reset')}.focus()`);
      await bench.driver.press('ArrowRight');
      const focused = `document.querySelector('[data-a11y-toolbar]').shadowRoot.activeElement.dataset.tool`;
      bench.equal(await bench.run(focused), 'sound', 'after the right arrow');
      await bench.run(`modal.close()`);
      await bench.press('contrast');
      await bench.expectSetting('contrast', false);
    },
  ],
  [
    'no policy violation',
    async (bench) => {
      await bench.visit();
      await bench.run(
        `(window.reports = [], document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => reports.push(violatedDirective)))`,
      );
      await bench.run(`A11yToolbar.instance.open()`);
      await pause(500);
      await bench.run(
        `A11yToolbar.instance.set({ contrast: true, colourShift: '30', zoom: 1.2, crosshair: true, largeCursor: true, caption: true, sound: true })`,
      );
      await bench.driver.move(300, 400);
      await pause(1500);
      bench.equal(await bench.run(`reports.join()`), '', 'reports');
    },
  ],
  [
    'destroy() restores the page',
    async (bench) => {
      await bench.visit();
      await bench.run(`A11yToolbar.instance.destroy()`);
      const before = await bench.run(`document.documentElement.outerHTML`);
      await bench.run(`A11yToolbar.create({ namespace: 'again', open: true })`);
      await pause(500);
      await bench.run(
        `A11yToolbar.instance.set({ contrast: true, zoom: 1.3, largeCursor: true, caption: true })`,
      );
      await pause(500);
      await bench.run(`A11yToolbar.instance.destroy()`);
      await pause(300);
      bench.equal(await bench.run(`document.documentElement.outerHTML`), before, 'outerHTML');
    },
  ],
];
