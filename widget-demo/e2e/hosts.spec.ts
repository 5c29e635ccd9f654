import { findViolations } from '../../widget/e2e/axe';
import { HOSTS } from '../src/hosts';
import { expect, test } from './fixtures';

const PAGES = ['index', 'checklist', ...HOSTS.map(([file]) => file)];
/** Pages with intended accessibility errors. */
const INACCESSIBLE = ['hostile'];

for (const name of PAGES) {
  test.describe(`demo page ${name}`, () => {
    test('opener opens the toolbar, tools cause no error, no policy report and no request to another host, and exit closes it', async ({
      demo,
      page,
    }) => {
      await demo.open(name);
      await expect(demo.opener).toHaveAttribute('aria-expanded', 'false');
      await demo.opener.click();
      await expect(demo.toolbar).toBeVisible();
      await expect(demo.opener).toHaveAttribute('aria-expanded', 'true');
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
      await demo.tool('exit').click();
      await expect(demo.toolbar).toBeHidden();
    });

    if (INACCESSIBLE.includes(name)) return;

    test('has no axe violations with the panel closed and open, and does not scroll horizontally at 360 px', async ({
      demo,
      page,
    }) => {
      test.slow();
      await demo.open(name);
      await expect(demo.opener).toBeVisible();
      const exclude = ['[data-a11y-toolbar]'];
      // Axe needs a minute for a thousand equal rows.
      const include = name === 'table' ? ['header', 'h1', 'thead'] : [];
      expect(await findViolations(page, { include, exclude })).toEqual([]);
      await demo.openPanel();
      for (const title of ['朗读与字幕', '语音引擎', '事件', '存储']) await demo.section(title);
      expect(await findViolations(page, { include: ['qa-control-panel'] })).toEqual([]);

      // The table is wider on purpose.
      if (name === 'table') return;
      await demo.openPanel();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
    });
  });
}
