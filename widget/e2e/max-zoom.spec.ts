import { expect, test } from './host';

test('option maxZoom lets the page grow to 200 %, names the level on the buttons and keeps it over a reload', async ({
  host,
}) => {
  await host.openWithToolbar('article', { 'max-zoom': '2', tools: 'zoom-in zoom-out exit' });
  const zoomIn = host.button('zoom-in');
  const zoomOut = host.button('zoom-out');
  const zoom = () => host.page.evaluate(() => getComputedStyle(document.body).zoom);
  await zoomIn.click();
  await expect(zoomIn).toHaveText('放大 110%');
  for (let press = 0; press < 10; press++) await zoomIn.click();
  await expect(zoomIn).toHaveText('放大 200%');
  await expect(zoomOut).toHaveText('缩小 200%');
  expect(await zoom()).toBe('2');
  await host.page.reload();
  await expect(zoomOut).toHaveText('缩小 200%');
  expect(await zoom()).toBe('2');
  await zoomOut.click();
  await expect(zoomIn).toHaveText('放大 190%');
  const bar = await host.page
    .locator('[part=panel]')
    .evaluate((one) => one.getBoundingClientRect().height);
  expect(bar).toBe(100);
});
