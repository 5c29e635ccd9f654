import { expect, isolatedTest as test, type Host } from './host';

/** Adds and removes openers and components with shadow roots, as the pages of a single-page app do. */
const visitPages = (host: Host, count: number): Promise<void> =>
  host.page.evaluate(async (pages) => {
    globalThis.released = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let index = 0; index < pages; index++) {
      const opener = document.createElement('button');
      opener.dataset['openAccessibility'] = '';
      const component = document.createElement('div');
      const root = component.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('header{position:fixed;top:0}');
      root.adoptedStyleSheets = [sheet];
      root.append(document.createElement('header'), document.createElement('button'));
      document.body.append(opener, component);
      await new Promise((resolve) => setTimeout(resolve, 150));
      root.querySelector('button')?.focus();
      await frame();
      document.body.focus();
      opener.remove();
      component.remove();
      globalThis.released.push(new WeakRef<Node>(opener), new WeakRef<Node>(root));
    }
  }, count);

/** Number of removed nodes that are still in memory after a garbage collection. */
async function countRetained(host: Host): Promise<number> {
  const devtools = await host.page.context().newCDPSession(host.page);
  await devtools.send('HeapProfiler.collectGarbage');
  return host.page.evaluate(
    () => globalThis.released.filter((reference) => reference.deref()).length,
  );
}

declare global {
  var released: WeakRef<Node>[];
  /** Number of style sheets of the removed component. */
  var countSheets: () => number;
}

for (const state of ['closed', 'open', 'reading', 'zoomed'] as const) {
  test(`removed openers and shadow roots are garbage-collected while the toolbar is ${state}`, async ({
    host,
  }) => {
    const attributes = { opener: '[data-open-accessibility]' };
    if (state === 'closed') await host.open('article', { attributes });
    else await host.openWithToolbar('article', attributes);
    if (state === 'reading') await host.set({ sound: true, crosshair: true });
    if (state === 'zoomed') await host.set({ zoom: 1.2 });
    await visitPages(host, 5);
    // Outline, focus and reading may retain the last two nodes.
    await expect.poll(() => countRetained(host)).toBeLessThanOrEqual(2);
  });
}

test('component removed while the toolbar is open keeps no style sheet of it', async ({ host }) => {
  await host.openWithToolbar();
  await host.page.evaluate(async () => {
    const component = document.createElement('div');
    const root = component.attachShadow({ mode: 'open' });
    const count = () => root.adoptedStyleSheets.length;
    document.body.append(component);
    while (count() === 0) await new Promise(requestAnimationFrame);
    component.remove();
    globalThis.countSheets = count;
  });
  await expect.poll(() => host.page.evaluate(() => globalThis.countSheets())).toBe(0);
});

test('opener that was pressed and removed is garbage-collected while the toolbar is open', async ({
  host,
}) => {
  await host.open('article', { attributes: { opener: '[data-open-accessibility]' } });
  await host.page.evaluate(() => {
    const opener = document.createElement('button');
    opener.dataset['openAccessibility'] = '';
    document.body.append(opener);
    opener.click();
    opener.remove();
    globalThis.released = [new WeakRef<Node>(opener)];
  });
  await expect(host.panel).toBeVisible();
  await expect.poll(() => countRetained(host)).toBe(0);
});
