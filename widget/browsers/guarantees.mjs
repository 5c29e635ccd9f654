import { setTimeout as pause } from 'node:timers/promises';
import { SCROLLBAR_WIDTH } from './host-page.mjs';
import { changesColours } from './tool-checks.mjs';

/** @typedef {import('./tool-checks.mjs').Check} Check */

/** @param {Buffer} one @param {Buffer} other */
const differences = (one, other) =>
  one.reduce((sum, value, at) => sum + Number(value !== other[at]), 0);

/** Checks of guarantees beyond the single tools. @type {readonly Check[]} */
export const GUARANTEE_CHECKS = [
  [
    'reading by pointer',
    async (host) => {
      await host.visitOpen();
      await host.run(
        `(window.said = [], A11yToolbar.instance.set({ sound: true, pointerReading: true, caption: true }), A11yToolbar.instance.on('caption', ({ text }) => said.push(text)))`,
      );
      const { x, y, width, height } = await host.rect(`document.querySelector('#link')`);
      await host.driver.move(x + width / 2, y + height / 2 + 60);
      await host.driver.move(x + width / 2, y + height / 2);
      await host.until(`said.some((text) => text.includes('馆藏精品'))`);
    },
  ],
  [
    'fallback audio is requested',
    async (host) => {
      await host.visitOpen();
      host.server.spoken.length = 0;
      await host.driver.click(400, 700);
      await host.run(`void A11yToolbar.instance.speak('青铜鼎', { lang: 'zh-CN' })`);
      for (let waited = 0; waited < 5000 && !host.server.spoken.length; waited += 100)
        await pause(100);
      const hasChinese = await host.run(
        `speechSynthesis.getVoices().some(({ lang }) => /^(zh|cmn)/i.test(lang))`,
      );
      if (hasChinese) return;
      host.equal(host.server.spoken[0], 'zh:青铜鼎', 'request to the speech service');
    },
  ],
  [
    'caption shows the complete text',
    async (host) => {
      const text =
        '商代青铜鼎出土于云泽古城遗址，高八十三厘米，重二百一十六千克；腹部饰饕餮纹。'.repeat(3);
      await host.visitOpen();
      await host.run(
        `(window.pages = [], A11yToolbar.instance.set({ caption: true }), A11yToolbar.instance.on('caption', ({ text }) => pages.push(text)), A11yToolbar.instance.showCaption(${JSON.stringify(text)}))`,
      );
      for (let waited = 0; waited < 60_000; waited += 500) {
        if ((await host.run(`pages.join('').replace(/\\s/g, '').length`)) === text.length) return;
        await pause(500);
      }
      throw new Error(`shown only: ${String(await host.run(`pages.join('')`))}`);
    },
  ],
  [
    'filters leave the bar unchanged',
    async (host) => {
      let after = Buffer.alloc(0);
      const before = await changesColours(host, 'the filters', async () => {
        await host.run(`A11yToolbar.instance.set({ colourShift: '90' })`);
        after = await host.pixelsOfBar();
      });
      // the button of the tool changes with its state, in black and white
      const { x, width } = await host.rect(host.tool('colour-weakness'));
      const row = 3 * Math.floor((await host.rect(host.part('panel'))).width - SCROLLBAR_WIDTH);
      const isOutside = (at = 0) => at % row < 3 * (x - 2) || at % row > 3 * (x + width + 2);
      const changed = [...after.keys()].filter((at) => after[at] !== before[at] && isOutside(at));
      host.equal(changed.length, 0, 'bytes of the bar that changed');
      const coloured = [...after.keys()].filter((at) => at % 3 > 0 && after[at] !== after[at - 1]);
      host.equal(coloured.length, 0, 'coloured bytes of the bar');
    },
  ],
  [
    'isolation',
    async (host) => {
      await host.visitOpen();
      const plain = await host.pixelsOfBar();
      await host.visit('?hostile');
      await host.run(`A11yToolbar.instance.open()`);
      await host.until(`${host.part('panel')} !== null`);
      // A slow machine may paint the last frame late: only a lasting difference counts.
      let changed = 0;
      for (let attempt = 0; attempt < 5; attempt++) {
        changed = differences(plain, await host.pixelsOfBar());
        if (!changed) break;
      }
      host.equal(changed, 0, 'bytes of the bar that differ under hostile CSS');
    },
  ],
  [
    'keyboard',
    async (host) => {
      await host.visitOpen();
      await host.run(`${host.tool('reset')}.focus()`);
      await host.driver.press('ArrowRight');
      const focused = `document.querySelector('[data-a11y-toolbar]').shadowRoot.activeElement.dataset.tool`;
      host.equal(await host.run(focused), 'sound', 'after the right arrow');
      await host.driver.press('End');
      host.equal(await host.run(focused), 'exit', 'after End');
      await host.driver.press('Escape');
      await host.until(`!A11yToolbar.instance.isOpen`);
    },
  ],
  [
    'modal dialog',
    async (host) => {
      await host.visitOpen();
      await host.run(
        `(window.modal = document.createElement('dialog'), modal.append(document.createElement('button')), document.body.append(modal), modal.showModal())`,
      );
      await host.until(`modal.getBoundingClientRect().top >= 100`);
      await host.press('contrast');
      await host.expectSetting('contrast', true);
      await host.run(`${host.tool('reset')}.focus()`);
      await host.driver.press('ArrowRight');
      const focused = `document.querySelector('[data-a11y-toolbar]').shadowRoot.activeElement.dataset.tool`;
      host.equal(await host.run(focused), 'sound', 'after the right arrow');
      await host.run(`modal.close()`);
      await host.press('contrast');
      await host.expectSetting('contrast', false);
    },
  ],
  [
    'no policy violation',
    async (host) => {
      await host.visit();
      await host.run(
        `(window.reports = [], document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => reports.push(violatedDirective)))`,
      );
      await host.run(`A11yToolbar.instance.open()`);
      await pause(500);
      await host.run(
        `A11yToolbar.instance.set({ contrast: true, colourShift: '30', zoom: 1.2, crosshair: true, largeCursor: true, caption: true, sound: true })`,
      );
      await host.driver.move(300, 400);
      await pause(1500);
      host.equal(await host.run(`reports.join()`), '', 'reports');
    },
  ],
  [
    'destroy() restores the page',
    async (host) => {
      await host.visit();
      await host.run(`A11yToolbar.instance.destroy()`);
      const before = await host.run(`document.documentElement.outerHTML`);
      await host.run(`A11yToolbar.create({ namespace: 'again', open: true })`);
      await pause(500);
      await host.run(
        `A11yToolbar.instance.set({ contrast: true, zoom: 1.3, largeCursor: true, caption: true })`,
      );
      await pause(500);
      await host.run(`A11yToolbar.instance.destroy()`);
      await pause(300);
      host.equal(await host.run(`document.documentElement.outerHTML`), before, 'outerHTML');
    },
  ],
  [
    'further tools: no policy violation, destroy() restores the page',
    async (host) => {
      await host.visit('?auto=false');
      const before = await host.run(`document.documentElement.outerHTML`);
      await host.run(
        `(window.reports = [], document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => reports.push(violatedDirective)), A11yToolbar.create({ namespace: 'browsers', tools: 'all', open: true }))`,
      );
      await host.until(`${host.tool('more')} !== null`);
      await host.run(
        `A11yToolbar.instance.set({ scheme: 'dark', spacing: '2', ruler: true, greyscale: true, touchExplore: true, captionScript: 'pinyin', caption: true })`,
      );
      await host.run(`A11yToolbar.instance.showCaption('馆藏')`);
      await host.until(`${host.part('caption-text')}.querySelector('rt') !== null`);
      host.equal(await host.run(`reports.join()`), '', 'reports');
      await host.run(`A11yToolbar.instance.destroy()`);
      await pause(300);
      host.equal(await host.run(`document.documentElement.outerHTML`), before, 'outerHTML');
    },
  ],
];
