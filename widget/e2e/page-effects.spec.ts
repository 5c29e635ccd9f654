import { expect, test } from './host';
import { readPixel } from './read-pixel';

const background = [160, 96, 64];

test('contrast of 150 % and hue shift apply to page, modal dialog and popover', async ({
  host,
}) => {
  await host.openWithToolbar('dialogs');
  await host.page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('#dialog')?.showModal();
    document.querySelector<HTMLElement>('#pop')?.showPopover();
  });
  const points = [
    [150, 250],
    [150, 400],
  ] as const;
  for (const [x, y] of points) expect(await readPixel(host.page, x, y)).toEqual(background);
  await host.set({ contrast: true });
  // contrast(1.5): (c - 127.5) * 1.5 + 127.5
  for (const [x, y] of points) expect(await readPixel(host.page, x, y)).toEqual([176, 80, 32]);
  await host.set({ contrast: false, colourShift: '90' });
  const [turned] = [await readPixel(host.page, 150, 250)];
  expect(turned).not.toEqual(background);
  expect(await readPixel(host.page, 150, 400)).toEqual(turned);
});

test('dialog and popover opened after the filter are filtered and usable', async ({ host }) => {
  await host.openWithToolbar('dialogs');
  await host.set({ contrast: true });
  await host.page.evaluate(() => document.querySelector<HTMLDialogElement>('#dialog')?.showModal());
  await expect.poll(() => readPixel(host.page, 150, 250)).toEqual([176, 80, 32]);
  await host.page.locator('#inside').click();
  await host.page.evaluate(() => document.querySelector<HTMLElement>('#pop')?.showPopover());
  await expect.poll(() => readPixel(host.page, 150, 400)).toEqual([176, 80, 32]);
});

test('filters move no element and let clicks through', async ({ host }) => {
  await host.openWithToolbar();
  await host.page.evaluate(() => scrollTo(0, 400));
  const before = [
    await host.topOf('header'),
    await host.topOf('#sticky'),
    await host.topOf('#last'),
  ];
  await host.set({ contrast: true, colourShift: '-30' });
  expect([
    await host.topOf('header'),
    await host.topOf('#sticky'),
    await host.topOf('#last'),
  ]).toEqual(before);
  await host.page.locator('#home').click();
  expect(new URL(host.page.url()).hash).toBe('#home');
});

test('pixels of the bar do not change with filters or zoom', async ({ host }) => {
  await host.openWithToolbar('plain');
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

test('zoom enlarges the page, keeps the fixed header below the bar and adds no horizontal scrolling', async ({
  host,
}) => {
  await host.openWithToolbar('layout');
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

test('viewport units keep their size under zoom, and their rules are restored', async ({
  host,
}) => {
  await host.openWithToolbar('layout');
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

test('zoom values out of range are clamped', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ zoom: 9 });
  expect(await host.settings()).toMatchObject({ zoom: 1.4 });
  await host.set({ zoom: -2 });
  expect(await host.settings()).toMatchObject({ zoom: 1 });
});

test('crosshair follows the pointer at 10 px distance, 4 px wide, without layout', async ({
  host,
}) => {
  await host.openWithToolbar();
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

test('crosshair and large cursor follow the pointer into a same-origin frame and out', async ({
  host,
}) => {
  await host.open('framed', { noPolicy: true, attributes: { open: 'true' } });
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

test('large cursor replaces the native cursor and is removed when switched off', async ({
  host,
}) => {
  await host.openWithToolbar();
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

test('zoom is applied again with the next change after the host replaced adoptedStyleSheets', async ({
  host,
}) => {
  await host.openWithToolbar();
  await host.set({ zoom: 1.2 });
  await host.page.evaluate(() => (document.adoptedStyleSheets = [new CSSStyleSheet()]));
  await host.set({ zoom: 1.3 });
  await expect(host.page.locator('body')).toHaveCSS('zoom', '1.3');
  expect(await host.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
});

test('backdrop-filter and its prefixed form contain literal values, not variables', async ({
  host,
}) => {
  // Chromium has no prefixed property: this stub stores the written values.
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
  await host.openWithToolbar('plain');
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
