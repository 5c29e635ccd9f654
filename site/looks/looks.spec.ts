import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { difference } from './difference';
import { lookOf, readLook, writeLook } from './look';
import { places } from './places';

/** Width of the window, and of the thumbnail that is kept of it. */
const widths = [
  [360, 64],
  [768, 96],
  [1440, 144],
] as const;
const height = 1800;
/** More of a page than this has to move before it has another look. */
const mostDifference = 0.02;
const mostBytes = 6 * 1024;
const isUpdate = process.env.LOOKS === 'update';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
test.describe.configure({ timeout: 90_000 });

for (const { name, address } of places()) {
  test(`${name} looks as it did`, async ({ page }, info) => {
    // Opening hours and the treasure of the day follow the visitor's clock.
    await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+08:00'));
    await page.setViewportSize({ width: widths[0][0], height });
    await page.goto(address);
    await expect(page.locator('h1')).toBeAttached();
    // What came drawn has not all its pictures.
    await expect(page.locator('.ahead')).toHaveCount(0);
    for (const [width, thumbnail] of widths) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const look = await lookOf(await page.screenshot({ animations: 'disabled' }), thumbnail);
      const file = fileURLToPath(new URL(`references/${name}-${width}.png`, import.meta.url));
      if (isUpdate) {
        expect.soft(await writeLook(file, look), file).toBeLessThanOrEqual(mostBytes);
        continue;
      }
      expect(existsSync(file), `no reference: npm run test:looks -- --update`).toBe(true);
      const share = difference(await readLook(file), look);
      if (share > mostDifference) await writeLook(info.outputPath(`${name}-${width}.png`), look);
      expect
        .soft(share, `share of ${name} at ${width} px that looks different`)
        .toBeLessThan(mostDifference);
    }
  });
}

/** Waits for what the page asks for, and for the pictures in sight. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A picture that is hidden, or further down, is never fetched.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}
