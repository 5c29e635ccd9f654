import { expect, test } from './host';
import { pixel } from './pixel';

const ground = [160, 96, 64];

test('contrast is 150 %, shifts turn the hue, on the page and its dialogs and popovers alike', async ({
  host,
}) => {
  await host.opened('dialogs');
  await host.page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#dialog')?.showModal();
    document.querySelector<HTMLElement>('#pop')?.showPopover();
  });
  const places = [
    [150, 250],
    [150, 400],
  ] as const;
  for (const [x, y] of places) expect(await pixel(host.page, x, y)).toEqual(ground);
  await host.set({ contrast: true });
  // contrast(1.5): (c - 127.5) * 1.5 + 127.5
  for (const [x, y] of places) expect(await pixel(host.page, x, y)).toEqual([176, 80, 32]);
  await host.set({ contrast: false, colourShift: '90' });
  const [turned] = [await pixel(host.page, 150, 250)];
  expect(turned).not.toEqual(ground);
  expect(await pixel(host.page, 150, 400)).toEqual(turned);
});

test('a dialog that opens over the filter is filtered, and the bar stays above it', async ({
  host,
}) => {
  await host.opened('dialogs');
  await host.set({ contrast: true });
  await host.page.evaluate(() => document.querySelector<HTMLDialogElement>('#dialog')?.showModal());
  await expect.poll(() => pixel(host.page, 150, 250)).toEqual([176, 80, 32]);
  await host.page.locator('#inside').click();
  await host.page.evaluate(() => document.querySelector<HTMLElement>('#pop')?.showPopover());
  await expect.poll(() => pixel(host.page, 150, 400)).toEqual([176, 80, 32]);
});

test('filters displace nothing and take no click', async ({ host }) => {
  await host.opened();
  await host.page.evaluate(() => scrollTo(0, 400));
  const before = [await host.top('header'), await host.top('#sticky'), await host.top('#last')];
  await host.set({ contrast: true, colourShift: '-30' });
  expect([await host.top('header'), await host.top('#sticky'), await host.top('#last')]).toEqual(
    before,
  );
  await host.page.locator('#home').click();
  expect(new URL(host.page.url()).hash).toBe('#home');
});

test("the toolbar's own pixels do not change with filters or zoom", async ({ host }) => {
  await host.opened('plain');
  await host.page.mouse.move(5, 500);
  const shot = () => host.page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 99 } });
  await host.set({ contrast: true, colourShift: '90', zoom: 1.4 });
  const on = await shot();
  await host.page.evaluate(() => {
    const root = document.querySelector('[data-a11y-toolbar]')?.shadowRoot;
    root?.querySelector<HTMLElement>('.filter')?.remove();
  });
  expect((await shot()).equals(on)).toBe(true);
  expect(await host.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 100 });
});

test('zoom grows the page, keeps the header at the top and scrolls nothing sideways', async ({
  host,
}) => {
  await host.opened('layout');
  for (const zoom of [1, 1.1, 1.2, 1.3, 1.4]) {
    await host.set({ zoom });
    const box = await host.page.locator('#fixed').boundingBox();
    expect(box?.y).toBeCloseTo(100, 1);
    expect(box?.height).toBeCloseTo(50 * zoom, 0);
    expect(
      await host.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(1280);
  }
});

test('lengths of the window stay what they are under zoom, and are given back', async ({
  host,
}) => {
  await host.opened('layout');
  const height = () =>
    host.page.locator('#screen').evaluate((one) => Math.round(one.getBoundingClientRect().height));
  const rules = () =>
    host.page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
    );
  const before = await rules();
  await host.set({ zoom: 1.4 });
  expect(await height()).toBe(720);
  await host.set({ zoom: 1 });
  expect(await height()).toBe(720);
  expect(await rules()).toEqual(before);
});

test('values out of range are clamped', async ({ host }) => {
  await host.opened();
  await host.set({ zoom: 9 });
  expect(await host.settings()).toMatchObject({ zoom: 1.4 });
  await host.set({ zoom: -2 });
  expect(await host.settings()).toMatchObject({ zoom: 1 });
});

test('the crosshair follows 10 px beside the pointer, 4 px wide, without a layout', async ({
  host,
}) => {
  await host.opened();
  await host.set({ crosshair: true });
  await host.page.mouse.move(300, 400);
  const across = host.part('line-x');
  await expect.poll(async () => (await across.boundingBox())?.y).toBe(390);
  const down = await host.part('line-y').boundingBox();
  expect(down).toMatchObject({ x: 290, width: 4 });
  expect(await across.boundingBox()).toMatchObject({ y: 390, height: 4 });
  const extent = await across.boundingBox();
  expect(extent?.x).toBeLessThanOrEqual(0);
  expect((extent?.x ?? 0) + (extent?.width ?? 0)).toBeGreaterThanOrEqual(1280);
  expect((down?.y ?? 0) + (down?.height ?? 0)).toBeGreaterThanOrEqual(720);
  expect(
    await host.page.evaluate(() =>
      document.elementFromPoint(300, 390)?.hasAttribute('data-a11y-toolbar'),
    ),
  ).toBe(false);

  const session = await host.page.context().newCDPSession(host.page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
  };
  const before = await layouts();
  for (let i = 0; i < 100; i++) await host.page.mouse.move(300 + i, 400 + i);
  expect((await layouts()) - before).toBe(0);
});

test('crosshair and large cursor follow the pointer into a frame of the same origin and out', async ({
  host,
}) => {
  await host.open('framed', { free: true, attributes: { open: 'true' } });
  await host.set({ crosshair: true, largeCursor: true });
  const inner = host.page.frameLocator('iframe').locator('html');
  await host.page.mouse.move(20, 300);
  await host.page.mouse.move(300, 400);
  await host.page.mouse.move(310, 420);
  const cursor = host.part('cursor');
  await expect.poll(() => cursor.boundingBox()).toMatchObject({ x: 310, y: 420 });
  await expect(inner).toHaveCSS('cursor', 'none');
  expect(await host.part('line-x').boundingBox()).toMatchObject({ y: 410 });
  await host.page.mouse.move(1000, 310);
  await expect.poll(() => cursor.boundingBox()).toMatchObject({ x: 1000, y: 310 });
  await expect(inner).not.toHaveCSS('cursor', 'none');
});

test('the large cursor takes the place of the small one', async ({ host }) => {
  await host.opened();
  await host.set({ largeCursor: true });
  await host.page.mouse.move(300, 400);
  const cursor = host.part('cursor');
  await expect.poll(async () => (await cursor.boundingBox())?.x).toBe(300);
  expect((await cursor.boundingBox())?.width).toBeGreaterThanOrEqual(48);
  await expect(host.page.locator('#link')).toHaveCSS('cursor', 'none');
  await host.set({ largeCursor: false });
  await expect(cursor).toHaveCount(0);
  await expect(host.page.locator('#link')).toHaveCSS('cursor', 'pointer');
});

test('a host that assigns its own style sheets gets the zoom again with the next change', async ({
  host,
}) => {
  await host.opened();
  await host.set({ zoom: 1.2 });
  await host.page.evaluate(() => (document.adoptedStyleSheets = [new CSSStyleSheet()]));
  await host.set({ zoom: 1.3 });
  await expect(host.page.locator('body')).toHaveCSS('zoom', '1.3');
  expect(await host.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
});

test('the filter and its prefixed form hold the value itself, for engines that read no variables there', async ({
  host,
}) => {
  // Chromium has no prefixed property: what would be written to it is kept here.
  await host.page.addInitScript(() => {
    const written = new WeakMap<object, string>();
    Object.defineProperty(CSSStyleDeclaration.prototype, 'WebkitBackdropFilter', {
      get: function (this: object) {
        return written.get(this);
      },
      set: function (this: object, value: string) {
        written.set(this, value);
      },
    });
  });
  await host.opened('plain');
  const filters = () =>
    host.page.evaluate(() => {
      const root = document.querySelector('[data-a11y-toolbar]')?.shadowRoot;
      const { style } = root?.querySelector<HTMLElement>('.filter') ?? document.body;
      const { WebkitBackdropFilter } = style as unknown as { WebkitBackdropFilter: string };
      return [style.backdropFilter.replace(' ', ''), WebkitBackdropFilter];
    });
  expect(await filters()).toEqual(['', '']);
  await host.set({ contrast: true });
  expect(await filters()).toEqual(['contrast(150%)', 'contrast(150%)']);
  await host.set({ colourShift: '-30' });
  const both = 'hue-rotate(-30deg)contrast(150%)';
  expect(await filters()).toEqual([both, both]);
  await host.set({ contrast: false, colourShift: 'none' });
  expect(await filters()).toEqual(['', '']);
});
