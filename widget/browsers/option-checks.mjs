import { sizeOnScreen } from './tool-checks.mjs';

/** @typedef {import('./tool-checks.mjs').Check} Check */

/** Checks of the options that load the file of the further tools. @type {readonly Check[]} */
export const OPTION_CHECKS = [
  [
    'option maxZoom',
    async (host) => {
      await host.visitOpen({ 'max-zoom': '2' });
      const before = await sizeOnScreen(host);
      for (let press = 0; press < 11; press++) await host.press('zoom-in');
      await host.expectSetting('zoom', 2);
      const label = (await host.hasZoom()) ? '放大 200%' : '放大文字 200%';
      host.equal(await host.run(`${host.tool('zoom-in')}.textContent`), label, 'label');
      const growth = (await sizeOnScreen(host)) / before;
      if (Math.abs(growth - 2) > 0.02) throw new Error(`the page grew by a factor of ${growth}`);
      const overflow = await host.run(`document.documentElement.scrollWidth - innerWidth`);
      if (Number(overflow) > 0) throw new Error(`scrolls ${String(overflow)} px horizontally`);
    },
  ],
  [
    'option rates',
    async (host) => {
      await host.visitOpen({ rates: '0.75 1 2' });
      await host.until(`${host.tool('speed')}.textContent === '语速 1'`);
      for (const [rate, speed] of [
        ['2', 'fast'],
        ['0.75', 'normal'],
        ['1', 'normal'],
      ]) {
        await host.press('speed');
        await host.expectSetting('rate', rate);
        await host.expectSetting('speed', speed);
        host.equal(await host.run(`${host.tool('speed')}.textContent`), `语速 ${rate}`, 'label');
      }
    },
  ],
  [
    'option hotkeys',
    async (host) => {
      await host.visitOpen({ hotkeys: 'sound=Alt+Shift+KeyS' });
      await host.until(`${host.tool('sound')}.getAttribute('aria-keyshortcuts') === 'Alt+Shift+S'`);
      await host.run(`document.querySelector('#link').focus()`);
      await host.driver.press('S', ['Alt', 'Shift']);
      await host.until(`A11yToolbar.instance.settings.sound`);
      await host.driver.press('S', ['Alt', 'Shift']);
      await host.until(`!A11yToolbar.instance.settings.sound`);
      host.equal(await host.run(`document.activeElement.id`), 'link', 'focus');
    },
  ],
];
