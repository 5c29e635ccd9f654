import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures';

const maxBytes = 132_000;

for (const address of ['/', '/hant/', '/en/']) {
  test(`home page at ${address} stays within its script budget`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`first load at ${address}: ${bytes} B of ${maxBytes} B in ${sizes.length} scripts`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}
