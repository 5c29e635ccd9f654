import { expect, test } from './fixtures';

const maxBytes = 60 * 1024;

/** One page of each kind. */
const pages = {
  'the home page': '/',
  'a list of objects': '/#/Collection/ExcellentCollection',
  'a list of news': '/#/News/Snews/ActNews',
  'an object': '/#/Collection/ExcellentCollection/qinghua-guan',
  'an online exhibition': '/#/DigitalMuseum/DigitalCommonExhibition/bronze-hall-online',
  'the leaders': '/#/Survey/Leader',
  'an article': '/#/News/Notice/opening-hours',
  'an English page': '/en/#/Collection/ExcellentCollection/qinghua-guan',
};

for (const [name, address] of Object.entries(pages)) {
  test(`${name} fetches at most 60 KB of fonts`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'font') return;
      sizes.push(response.body().then((body) => body.length));
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(`fonts of ${name}: ${bytes} B in ${sizes.length} files`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}

test('heading does not move when the heading font arrives', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/song-\d+[^/]*\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  // The load event waits for the font: wait until the app has hydrated the page instead.
  await page.goto('/#/Collection/ExcellentCollection', { waitUntil: 'commit' });
  await expect(page.locator('.prerendered')).toHaveCount(1);
  await expect(page.locator('.prerendered')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('馆藏精品');
  const box = async () => {
    const { x, y, width, height } = (await heading.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x, y, width, height].map(Math.round);
  };
  const before = await box();
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("600 32px 'Yunze Song'", '馆'))).toBe(true);
  expect(await box()).toEqual(before);
});
