import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { difference } from './difference';
import { createThumbnail, readThumbnail, writeThumbnail } from './thumbnail';
import { listPages } from './pages';
import { present } from './present';

/** Widths of the viewport and of its thumbnail. */
const widths = [
  [360, 64],
  [768, 96],
  [1440, 144],
] as const;
const height = 1800;
/** Largest tolerated share of changed cells. */
const maxDifference = 0.02;
const maxBytes = 6 * 1024;
const isUpdate = process.env.VISUAL === 'update';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
test.describe.configure({ timeout: 90_000 });

for (const { name, address } of listPages()) {
  test(`page kind ${name} matches its reference at every width`, async ({ page }, info) => {
    // Opening hours and the treasure of the day depend on the browser’s clock; the service starts at the same moment.
    await page.clock.setFixedTime(new Date(present));
    await page.setViewportSize({ width: widths[0][0], height });
    await page.goto(address);
    await expect(page.locator('h1')).toBeAttached();
    // The prerendered page does not have all pictures.
    await expect(page.locator('.prerendered')).toHaveCount(0);
    for (const [width, thumbnail] of widths) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const look = await createThumbnail(
        await page.screenshot({ animations: 'disabled' }),
        thumbnail,
      );
      const file = fileURLToPath(new URL(`references/${name}-${width}.png`, import.meta.url));
      if (isUpdate) {
        expect.soft(await writeThumbnail(file, look), file).toBeLessThanOrEqual(maxBytes);
        continue;
      }
      expect(existsSync(file), `no reference: npm run test:visual -- --update`).toBe(true);
      const share = difference(await readThumbnail(file), look);
      if (share > maxDifference)
        await writeThumbnail(info.outputPath(`${name}-${width}.png`), look);
      expect.soft(share, `changed share of ${name} at ${width} px`).toBeLessThan(maxDifference);
    }
  });
}

/** Waits for network, fonts and visible pictures. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Hidden pictures and those below the viewport are lazy and never load.
    const visible = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)));
  });
}
