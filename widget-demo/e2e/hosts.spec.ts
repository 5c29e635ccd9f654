import AxeBuilder from '@axe-core/playwright';
import { HOSTS } from '../src/hosts';
import { expect, test } from './fixtures';

const PAGES = ['index', 'checklist', ...HOSTS.map(([file]) => file)];
/** Pages whose own look is bad on purpose. */
const UGLY = ['hostile'];

for (const name of PAGES) {
  test.describe(name, () => {
    test('the opener opens the toolbar and closes it again', async ({ demo }) => {
      await demo.open(name);
      await expect(demo.opener).toHaveAttribute('aria-expanded', 'false');
      await demo.opener.click();
      await expect(demo.toolbar).toBeVisible();
      await expect(demo.opener).toHaveAttribute('aria-expanded', 'true');
      await demo.tool('exit').click();
      await expect(demo.toolbar).toBeHidden();
    });

    test('no tool makes it report, fail or ask another host', async ({ demo, page }) => {
      await demo.open(name);
      await demo.opener.click();
      for (const tool of [
        'caption',
        'crosshair',
        'cursor',
        'zoom-in',
        'colour-weakness',
        'contrast',
        'sound',
        'speed',
      ])
        await demo.tool(tool).click();
      await page.mouse.move(200, 400);
      await page.keyboard.press('Tab');
      await demo.tool('reset').click();
    });

    if (UGLY.includes(name)) return;

    test('has nothing for axe to find, panel unfolded or not', async ({ demo, page }) => {
      test.slow();
      await demo.open(name);
      await expect(demo.opener).toBeVisible();
      const withoutToolbar = () => {
        const axe = new AxeBuilder({ page }).exclude('[data-a11y-toolbar]');
        // a thousand equal rows would keep axe busy for a minute and tell nothing new
        if (name === 'table')
          for (const part of ['header', 'h1', 'thead', 'qa-control-panel']) axe.include(part);
        return axe.analyze();
      };
      expect((await withoutToolbar()).violations).toEqual([]);
      await demo.openPanel();
      for (const title of ['朗读与字幕', '语音引擎', '事件', '存储']) await demo.section(title);
      expect((await withoutToolbar()).violations).toEqual([]);
    });

    test('does not scroll sideways at 360 px', async ({ demo, page }) => {
      test.skip(name === 'table', 'its table is wider on purpose');
      await page.setViewportSize({ width: 360, height: 740 });
      await demo.open(name);
      await expect(demo.opener).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
    });
  });
}
