import type { Page } from '@playwright/test';
import { expect, isolatedTest as test, type Host } from './host';

/** Makes the browser say that it has no CSS zoom, like Firefox before 126. */
const withoutZoom = (page: Page) =>
  page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      condition[0] !== 'zoom:1' && supports(...(condition as [string, string]));
  });

const sizeOf = (host: Host, id: string, property = 'font-size') =>
  host.page
    .locator(`#${id}`)
    .evaluate((one, name) => parseFloat(getComputedStyle(one).getPropertyValue(name)), property);

const ids =
  'inherited px rem em percent keyword variable line-height strong-rule legacy control'.split(' ');
const sizesOf = async (host: Host) => Promise.all(ids.map((id) => sizeOf(host, id)));

async function open(host: Host, attributes: Record<string, string> = {}) {
  await withoutZoom(host.page);
  await host.openWithToolbar('text-sizes', attributes);
  await expect(host.button('zoom-in')).toBeVisible();
}

test.describe('without CSS zoom', () => {
  test('zoom enlarges text of every kind of size and leaves the boxes of the page', async ({
    host,
  }) => {
    await open(host);
    const before = await sizesOf(host);
    await host.set({ zoom: 1.4 });
    const after = await sizesOf(host);
    for (const [index, id] of ids.entries())
      expect(after[index]! / before[index]!, id).toBeCloseTo(1.4, 1);
    expect(await sizeOf(host, 'line-height', 'line-height')).toBeCloseTo(42);
    expect(await host.page.evaluate(() => getComputedStyle(document.body).zoom)).toBe('1');
    await host.page.evaluate(() => bar().close());
    expect(await sizesOf(host)).toEqual(before);
  });

  test('zoom enlarges the text of a frame of the same origin, also of one that loads later', async ({
    host,
  }) => {
    await withoutZoom(host.page);
    const attributes = { open: 'true' };
    await host.open('text-sizes', { attributes, noPolicy: true });
    await expect(host.button('zoom-in')).toBeVisible();
    await host.set({ zoom: 1.4 });
    await host.page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'text-sizes-frame.html';
      document.body.append(frame);
    });
    const framed = host.page.frameLocator('iframe').locator('#px');
    await expect(framed).toHaveCSS('font-size', '28px');
    await host.page.evaluate(() => bar().close());
    await expect(framed).toHaveCSS('font-size', '20px');
  });

  test('zoom works while the document of a frame has no root yet', async ({ host }) => {
    await withoutZoom(host.page);
    const attributes = { open: 'true' };
    await host.open('text-sizes', { attributes, noPolicy: true });
    await expect(host.button('zoom-in')).toBeVisible();
    await host.page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument!.documentElement.remove();
    });
    await host.set({ zoom: 1.4 });
    await expect(host.page.locator('#px')).toHaveCSS('font-size', '28px');
    await host.page.evaluate(() => bar().close());
    await expect(host.page.locator('#px')).toHaveCSS('font-size', '20px');
  });

  test('zoom enlarges sizes of style attributes, also of later elements, and changes no attribute', async ({
    host,
  }) => {
    await open(host);
    const add = (style: string, id: string) =>
      host.page.evaluate(
        ([value, name]) => {
          const one = document.createElement('p');
          one.id = name!;
          one.style.cssText = value!;
          one.textContent = '正文';
          document.querySelector('#inline-holder')!.append(one);
        },
        [style, id],
      );
    await add('font-size: 12px; color: red', 'first');
    await add('font: 700 10px/2 serif', 'shorthand');
    await add('font-size: 2em', 'relative');
    const html = await host.page.locator('#inline-holder').innerHTML();
    await host.set({ zoom: 1.2 });
    expect(await sizeOf(host, 'first')).toBeCloseTo(14.4);
    expect(await sizeOf(host, 'shorthand')).toBeCloseTo(12);
    expect(await sizeOf(host, 'relative')).toBeCloseTo(38.4);
    expect(await host.page.locator('#inline-holder').innerHTML()).toBe(html);
    await add('font-size: 30px', 'later');
    await expect(host.page.locator('#later')).toHaveCSS('font-size', '36px');
  });

  test('buttons name the text, and a stored level returns with the next page', async ({ host }) => {
    await open(host);
    await expect(host.button('zoom-in')).toHaveText('放大文字');
    await expect(host.button('zoom-out')).toHaveText('缩小文字');
    await host.button('zoom-in').click();
    await expect(host.page.locator('#px')).toHaveCSS('font-size', '22px');
    await host.page.reload();
    await expect(host.button('zoom-in')).toHaveText('放大文字');
    await expect(host.page.locator('#px')).toHaveCSS('font-size', '22px');
    await host.button('reset').click();
    await expect(host.page.locator('#px')).toHaveCSS('font-size', '20px');
  });

  test('zoom buttons stay away where the further file cannot be loaded', async ({ host }) => {
    await withoutZoom(host.page);
    await host.page.route(/a11y-toolbar-tools\.js/, (route) => route.fulfill({ status: 404 }));
    await host.openWithToolbar('text-sizes');
    await expect(host.button('contrast')).toBeVisible();
    await expect.poll(() => host.warnings.join()).toContain('a11y-toolbar-tools.js');
    await expect(host.button('zoom-in')).toHaveCount(0);
    host.problems.length = 0;
  });
});
