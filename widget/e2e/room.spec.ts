import { expect, test, type Host } from './host';

const rect = (host: Host, selector: string) =>
  host.page.locator(selector).evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });

const open = async (host: Host, attributes: Record<string, string> = {}) => {
  await host.opened('layout', attributes);
  await expect
    .poll(() => host.page.locator('#fixed').getAttribute('data-a11y-toolbar-room'))
    .not.toBeNull();
};

test('the flow, fixed and sticky headers stand below the bar', async ({ host }) => {
  await open(host);
  expect((await rect(host, '#fixed')).top).toBe(100);
  expect((await rect(host, '#second')).top).toBe(150);
  expect((await rect(host, '#placed')).top).toBe(100);
  expect((await rect(host, '#flow')).top).toBe(100);
  await host.page.evaluate(() => scrollTo(0, 2000));
  expect((await rect(host, '#sticky')).top).toBe(100);
  expect((await rect(host, '#fixed')).top).toBe(100);
});

test('what a transform or a box of its own holds is left alone', async ({ host }) => {
  await open(host);
  const held = await rect(host, '#held');
  expect((await rect(host, '#inner')).top).toBe(held.top);
  await host.page.locator('#scroller').evaluate((box) => box.scrollTo(0, 300));
  expect((await rect(host, '#inside')).top).toBe((await rect(host, '#scroller')).top);
});

test('a drawer as high as the window ends inside it, zoomed too', async ({ host }) => {
  await open(host);
  for (const zoom of [1, 1.4]) {
    await host.set({ zoom, caption: true });
    const drawer = await rect(host, '#drawer');
    expect(drawer.top).toBeCloseTo(100, 0);
    expect(drawer.bottom).toBeLessThanOrEqual(571);
  }
});

test('what floats at the bottom moves up with the caption', async ({ host }) => {
  await open(host);
  expect((await rect(host, '#floating')).bottom).toBe(710);
  await host.set({ caption: true });
  expect((await rect(host, '#floating')).bottom).toBe(560);
  await host.set({ caption: false });
  expect((await rect(host, '#floating')).bottom).toBe(710);
});

test('at the bottom edge the bar moves what stands there', async ({ host }) => {
  await host.opened('layout', { position: 'bottom' });
  expect((await rect(host, '#fixed')).top).toBe(0);
  expect((await rect(host, '#floating')).bottom).toBe(610);
});

test('a header that becomes fixed later, with a transition, is moved as well', async ({ host }) => {
  await open(host);
  await host.page.locator('#becomes').evaluate((element) => element.classList.add('stuck'));
  await expect.poll(async () => (await rect(host, '#becomes')).top).toBe(100);
  await host.page.locator('#becomes').evaluate((element) => element.classList.remove('stuck'));
  await expect(host.page.locator('#becomes')).not.toHaveAttribute('data-a11y-toolbar-room');
});

test('an element that is added later is moved as well', async ({ host }) => {
  await open(host);
  await host.page.evaluate(() => {
    const added = document.createElement('div');
    added.className = 'fixed';
    added.id = 'added';
    document.body.append(added);
  });
  await expect.poll(async () => (await rect(host, '#added')).top).toBe(100);
});

test('a skip link stays outside until it has the focus, then shows below the bar', async ({
  host,
}) => {
  await open(host);
  expect((await rect(host, '#skip')).bottom).toBeLessThanOrEqual(100);
  await host.page.locator('#skip').focus();
  expect((await rect(host, '#skip')).top).toBeGreaterThanOrEqual(100);
});

test('the focused element is never under a bar', async ({ host }) => {
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

test("the page's own scroll padding is kept and added to", async ({ host }) => {
  await open(host);
  const padding = () =>
    host.page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
  expect(await padding()).toBe('150px');
  await host.button('exit').click();
  expect(await padding()).toBe('50px');
});

test('the page hears of the bars by variables', async ({ host }) => {
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

test('everything goes back when the toolbar closes', async ({ host }) => {
  await host.open('layout', { attributes: {} });
  const places = () =>
    host.page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((one) =>
        JSON.stringify(one.getBoundingClientRect()),
      ),
    );
  const [before, markup] = [await places(), await host.page.content()];
  await host.page.evaluate(() => bar().open());
  await host.set({ zoom: 1.3, caption: true, largeCursor: true });
  expect(await places()).not.toEqual(before);
  await host.page.evaluate(() => bar().close());
  expect(await places()).toEqual(before);
  expect(await host.page.content()).toBe(markup);
});

for (const layout of ['page', 'shell'] as const) {
  test(`a focused field stays in sight in a low window when the caption comes, in a ${layout}`, async ({
    host,
  }) => {
    await openFields(host, layout, 400);
    await focusAt(host, 380);
    await host.set({ caption: true });
    await expectInSight(host);
  });

  test(`a focused field stays in sight when the window gets lower under a caption, in a ${layout}`, async ({
    host,
  }) => {
    await openFields(host, layout, 800);
    await host.set({ caption: true });
    await focusAt(host, 600);
    await host.page.setViewportSize({ width: 1024, height: 400 });
    await expectInSight(host);
  });
}

test('a focused field that was scrolled away stays away when the caption comes', async ({
  host,
}) => {
  await openFields(host, 'page', 400);
  await focusAt(host, 380);
  await host.page.evaluate(() => scrollTo(0, 700));
  await host.set({ caption: true });
  await host.page.waitForTimeout(300);
  expect(await host.page.evaluate(() => scrollY)).toBe(700);
});

/** Fields in a row down a page that scrolls, or in the one box of the window that does. */
async function openFields(host: Host, layout: 'page' | 'shell', height: number): Promise<void> {
  await host.page.setViewportSize({ width: 1024, height });
  await host.opened('plain');
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

/** Focuses the last field that ends above a line of the window, without scrolling. */
const focusAt = (host: Host, line: number) =>
  host.page.evaluate((limit) => {
    const fields = [...document.querySelectorAll('input')];
    const above = fields.filter((field) => field.getBoundingClientRect().bottom < limit);
    above.at(-1)?.focus({ preventScroll: true });
  }, line);

async function expectInSight(host: Host): Promise<void> {
  const bar = await host.panel.boundingBox();
  const caption = await host.part('caption').boundingBox();
  await expect
    .poll(async () => (await rect(host, 'input:focus')).bottom)
    .toBeLessThanOrEqual(caption?.y ?? 0);
  expect((await rect(host, 'input:focus')).top).toBeGreaterThanOrEqual(bar?.height ?? 0);
}
