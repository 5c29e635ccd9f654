import { expect, test, type Host } from './host';

const rect = (host: Host, selector: string) =>
  host.page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

const open = async (host: Host, attributes: Record<string, string> = {}) => {
  await host.openWithToolbar('layout', attributes);
  await expect
    .poll(() => host.page.locator('#fixed').getAttribute('data-a11y-toolbar-offset'))
    .not.toBeNull();
};

test('content, fixed and sticky headers are moved below the bar', async ({ host }) => {
  await open(host);
  expect((await rect(host, '#fixed')).top).toBe(100);
  expect((await rect(host, '#second')).top).toBe(150);
  expect((await rect(host, '#placed')).top).toBe(100);
  expect((await rect(host, '#flow')).top).toBe(100);
  await host.page.evaluate(() => scrollTo(0, 2000));
  expect((await rect(host, '#sticky')).top).toBe(100);
  expect((await rect(host, '#fixed')).top).toBe(100);
});

test('elements within a transform or a scroll container are not moved', async ({ host }) => {
  await open(host);
  const held = await rect(host, '#held');
  expect((await rect(host, '#inner')).top).toBe(held.top);
  await host.page.locator('#scroller').evaluate((box) => box.scrollTo(0, 300));
  expect((await rect(host, '#inside')).top).toBe((await rect(host, '#scroller')).top);
});

test('full-height drawer ends above the caption, also with zoom', async ({ host }) => {
  await open(host);
  for (const zoom of [1, 1.4]) {
    await host.set({ zoom, caption: true });
    const drawer = await rect(host, '#drawer');
    expect(drawer.top).toBeCloseTo(100, 0);
    expect(drawer.bottom).toBeLessThanOrEqual(571);
  }
});

test('fixed element at the bottom moves up with the caption', async ({ host }) => {
  await open(host);
  expect((await rect(host, '#floating')).bottom).toBe(710);
  await host.set({ caption: true });
  expect((await rect(host, '#floating')).bottom).toBe(560);
  await host.set({ caption: false });
  expect((await rect(host, '#floating')).bottom).toBe(710);
});

test('bar at the bottom moves fixed elements at the bottom edge', async ({ host }) => {
  await host.openWithToolbar('layout', { position: 'bottom' });
  expect((await rect(host, '#fixed')).top).toBe(0);
  expect((await rect(host, '#floating')).bottom).toBe(610);
});

test('header that becomes fixed later with a transition is moved below the bar', async ({
  host,
}) => {
  await open(host);
  await host.page.locator('#becomes').evaluate((element) => element.classList.add('stuck'));
  await expect.poll(async () => (await rect(host, '#becomes')).top).toBe(100);
  await host.page.locator('#becomes').evaluate((element) => element.classList.remove('stuck'));
  await expect(host.page.locator('#becomes')).not.toHaveAttribute('data-a11y-toolbar-offset');
});

test('fixed element that is added later is moved below the bar', async ({ host }) => {
  await open(host);
  await host.page.evaluate(() => {
    const added = document.createElement('div');
    added.className = 'fixed';
    added.id = 'added';
    document.body.append(added);
  });
  await expect.poll(async () => (await rect(host, '#added')).top).toBe(100);
});

test('skip link stays off-screen until focused, then appears below the bar', async ({ host }) => {
  await open(host);
  expect((await rect(host, '#skip')).bottom).toBeLessThanOrEqual(100);
  await host.page.locator('#skip').focus();
  expect((await rect(host, '#skip')).top).toBeGreaterThanOrEqual(100);
});

test('focused element is scrolled clear of bar and caption', async ({ host }) => {
  await open(host);
  await host.set({ caption: true });
  await host.page.evaluate(() => scrollTo(0, 0));
  await host.page.locator('#target').focus();
  const below = await rect(host, '#target');
  expect(below.bottom).toBeLessThanOrEqual(570);
  await host.page.evaluate(() => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    document.querySelector<HTMLElement>('#target')?.blur();
  });
  await host.page.locator('#target').focus();
  expect((await rect(host, '#target')).top).toBeGreaterThanOrEqual(150);
});

test('scroll padding of the page is kept and extended by the bar', async ({ host }) => {
  await open(host);
  const padding = () =>
    host.page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
  expect(await padding()).toBe('150px');
  await host.button('exit').click();
  expect(await padding()).toBe('50px');
});

test('CSS variables and data-a11y-toolbar-open report bar, caption and zoom', async ({ host }) => {
  await open(host);
  const variables = () =>
    host.page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['top', 'bottom', 'zoom'].map((name) =>
        style.getPropertyValue(`--a11y-toolbar-${name}`),
      );
    });
  expect(await variables()).toEqual(['100px', '0px', '1']);
  await host.set({ caption: true, zoom: 1.2 });
  expect(await variables()).toEqual(['100px', '150px', '1.2']);
  await expect(host.page.locator('html')).toHaveAttribute('data-a11y-toolbar-open', '');
});

test('closing the toolbar restores all positions and the markup', async ({ host }) => {
  await host.open('layout', { attributes: {} });
  const boxes = () =>
    host.page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((one) =>
        JSON.stringify(one.getBoundingClientRect()),
      ),
    );
  const [before, markup] = [await boxes(), await host.page.content()];
  await host.page.evaluate(() => bar().open());
  await host.set({ zoom: 1.3, caption: true, largeCursor: true });
  expect(await boxes()).not.toEqual(before);
  await host.page.evaluate(() => bar().close());
  expect(await boxes()).toEqual(before);
  expect(await host.page.content()).toBe(markup);
});

for (const layout of ['page', 'shell'] as const) {
  test(`focused field stays visible in a low window when the caption opens, in a ${layout}`, async ({
    host,
  }) => {
    await openFields(host, layout, 400);
    await focusAt(host, 380);
    await host.set({ caption: true });
    await expectVisibleBetweenBars(host);
  });

  test(`focused field stays visible when the window becomes lower with the caption open, in a ${layout}`, async ({
    host,
  }) => {
    await openFields(host, layout, 800);
    await host.set({ caption: true });
    await focusAt(host, 600);
    await host.page.setViewportSize({ width: 1024, height: 400 });
    await expectVisibleBetweenBars(host);
  });
}

test('focused field that was scrolled out of view stays there when the caption opens', async ({
  host,
}) => {
  await openFields(host, 'page', 400);
  await focusAt(host, 380);
  await host.page.evaluate(() => scrollTo(0, 700));
  await host.set({ caption: true });
  await host.page.waitForTimeout(300);
  expect(await host.page.evaluate(() => scrollY)).toBe(700);
});

/** Opens a column of fields in a scrolling page, or in a scroll container of window height. */
async function openFields(host: Host, layout: 'page' | 'shell', height: number): Promise<void> {
  await host.page.setViewportSize({ width: 1024, height });
  await host.openWithToolbar('plain');
  await host.page.evaluate((isShell) => {
    const box = document.createElement('main');
    for (let index = 0; index < 40; index++) {
      const field = document.createElement('input');
      field.style.cssText = 'display:block;margin:0 0 30px';
      box.append(field);
    }
    document.body.replaceChildren(box);
    if (!isShell) return;
    for (const element of [document.documentElement, document.body])
      element.style.cssText = 'height:100%;margin:0;overflow:hidden';
    box.style.cssText = 'height:100%;overflow:auto';
  }, layout === 'shell');
}

/** Focuses the last field that ends above this y coordinate, without scrolling. */
const focusAt = (host: Host, line: number) =>
  host.page.evaluate((limit) => {
    const fields = [...document.querySelectorAll('input')];
    const above = fields.filter((field) => field.getBoundingClientRect().bottom < limit);
    above.at(-1)?.focus({ preventScroll: true });
  }, line);

async function expectVisibleBetweenBars(host: Host): Promise<void> {
  const bar = await host.panel.boundingBox();
  const caption = await host.part('caption').boundingBox();
  await expect
    .poll(async () => (await rect(host, 'input:focus')).bottom)
    .toBeLessThanOrEqual(caption?.y ?? 0);
  expect((await rect(host, 'input:focus')).top).toBeGreaterThanOrEqual(bar?.height ?? 0);
}
