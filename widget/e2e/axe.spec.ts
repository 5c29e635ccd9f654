import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Host } from './host';

test.describe('axe-core finds nothing', () => {
  const check = async (host: Host) => {
    const { violations } = await new AxeBuilder({ page: host.page })
      .include('[data-a11y-toolbar]')
      .analyze();
    expect(violations).toEqual([]);
  };
  for (const lang of ['zh-CN', 'en']) {
    test(`open, in ${lang}`, async ({ host }) => {
      await host.opened('article', { lang });
      await check(host);
    });
  }
  test('with everything on', async ({ host }) => {
    await host.opened();
    await host.set({
      caption: true,
      crosshair: true,
      largeCursor: true,
      contrast: true,
      zoom: 1.4,
      sound: true,
      pointerReading: true,
      speed: 'fast',
      colourShift: '30',
    });
    await check(host);
  });
  test('at 320 px', async ({ host }) => {
    await host.page.setViewportSize({ width: 320, height: 640 });
    await host.opened();
    await host.set({ caption: true });
    await check(host);
  });
  test('in forced colours', async ({ host }) => {
    await host.page.emulateMedia({ forcedColors: 'active' });
    await host.opened();
    await host.set({ contrast: true, caption: true });
    await check(host);
  });
});
