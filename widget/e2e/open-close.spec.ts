import { expect, test } from './host';

test('failed open() leaves the page unchanged, and the next open() works', async ({ host }) => {
  await host.open();
  const markup = () => host.page.evaluate(() => document.documentElement.outerHTML);
  const [before, listeners] = [await markup(), await host.listeners()];
  const result = await host.page.evaluate(() => {
    const reasons: string[] = [];
    bar().on('error', ({ reason }) => reasons.push(reason));
    const replace = Reflect.get(CSSStyleSheet.prototype, 'replaceSync');
    let calls = 0;
    CSSStyleSheet.prototype.replaceSync = function (css) {
      if (++calls > 1) throw new Error('no more sheets');
      Reflect.apply(replace, this, [css]);
    };
    bar().open();
    CSSStyleSheet.prototype.replaceSync = replace;
    return { isOpen: bar().isOpen, reasons, cookie: document.cookie };
  });
  expect(result).toEqual({
    isOpen: false,
    reasons: [expect.stringContaining('no more sheets')],
    cookie: '',
  });
  expect(await markup()).toBe(before);
  expect(await host.listeners()).toEqual(listeners);
  expect(host.problems.splice(0).join()).toContain('no more sheets');
  await host.page.evaluate(() => bar().open());
  await expect(host.panel).toBeVisible();
});

test('browser without adoptedStyleSheets gets one console warning and no toolbar', async ({
  host,
}) => {
  await host.page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
  });
  await host.open('article', { attributes: { opener: '#opener', open: 'true' } });
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (api && 'create' in api) api.create({ namespace: 'second', open: true }).open();
  });
  await host.page.locator('#opener').click();
  expect(host.warnings).toEqual([expect.stringContaining('Chromium 109, Firefox 115')]);
  await expect(host.page.locator('[data-a11y-toolbar]')).toHaveCount(0);
  await expect(host.page.locator('[aria-expanded]')).toHaveCount(0);
});

test('create() with an invalid opener selector throws and leaves the page unchanged', async ({
  host,
}) => {
  await host.open('article', { attributes: { auto: 'false' } });
  const before = await host.page.evaluate(() => document.documentElement.outerHTML);
  const name = await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    try {
      if (api && 'create' in api) api.create({ opener: '[[' });
    } catch (error) {
      return (error as Error).name;
    }
    return '';
  });
  expect(name).toBe('SyntaxError');
  expect(await host.page.evaluate(() => document.documentElement.outerHTML)).toBe(before);
});

test('data-open="true" opens the toolbar and sets no cookie', async ({ host }) => {
  await host.openWithToolbar();
  expect(await host.page.evaluate(() => document.cookie)).toBe('');
});

for (const delay of [50, 900])
  test(`second click on the opener after ${delay} ms presses no button of the bar`, async ({
    host,
  }) => {
    await host.open();
    // Below the opener: Exit, Exit and Caption.
    for (const [width, left] of [
      [1280, 1130],
      [900, 830],
      [1280, 730],
    ] as const) {
      await host.page.setViewportSize({ width, height: 800 });
      await host.page.locator('#opener').evaluate((opener: HTMLElement, px) => {
        opener.style.cssText = `position:absolute;top:20px;left:${px}px`;
      }, left);
      const { x = 0, y = 0 } = (await host.page.locator('#opener').boundingBox()) ?? {};
      await host.page.mouse.click(x + 5, y + 5);
      await host.page.waitForTimeout(delay);
      await host.page.mouse.down({ clickCount: delay < 500 ? 2 : 1 });
      await host.page.mouse.up({ clickCount: delay < 500 ? 2 : 1 });
      expect(await host.page.evaluate(() => bar().isOpen)).toBe(true);
      await expect(host.page.locator('[part=button][aria-pressed=true]')).toHaveCount(0);
      await host.page.mouse.move(400, 400);
      await host.button('exit').click();
      expect(await host.page.evaluate(() => bar().isOpen)).toBe(false);
    }
  });

test('bar closed by a listener of its own change is not rendered again', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  await host.page.evaluate(() => bar().on('change', () => bar().close()));
  await host.button('contrast').click();
  expect(
    await host.page.evaluate(
      () => document.querySelector('[data-a11y-toolbar]')?.shadowRoot?.childElementCount,
    ),
  ).toBe(0);
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(false);
});

test('another tab follows settings and visibility of this tab', async ({ host, context }) => {
  await host.open();
  const other = await context.newPage();
  await other.goto(host.url('article'));
  await host.page.evaluate(() => {
    bar().open();
    bar().set({ contrast: true });
  });
  await expect(other.locator('[part=panel]')).toBeVisible();
  await expect(other.locator('[data-tool=contrast]')).toHaveAttribute('aria-pressed', 'true');
});

test('window beside this one follows when the toolbar is only opened', async ({
  host,
  context,
}) => {
  await host.open();
  const other = await context.newPage();
  await other.goto(host.url('article'));
  await host.page.evaluate(() => bar().open());
  await expect(other.locator('[part=panel]')).toBeVisible();
  await host.page.evaluate(() => bar().close());
  await expect(other.locator('[part=panel]')).toBeHidden();
});

test('page restored from the back/forward cache follows settings made since', async ({ host }) => {
  // A page in the cache gets no cookie events.
  await host.page.addInitScript(() => Reflect.deleteProperty(window, 'cookieStore'));
  await host.open();
  await host.page.evaluate(() => {
    document.cookie = 'a11y-toolbar-toolbar=shown;path=/';
    localStorage.setItem('a11y-toolbar:contrast', 'on');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(host.button('contrast')).toHaveAttribute('aria-pressed', 'true');
  await host.page.evaluate(() => {
    document.cookie = 'a11y-toolbar-toolbar=hidden;path=/';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(host.panel).toBeHidden();
});

for (const order of [
  ['one', 'two'],
  ['two', 'one'],
]) {
  test(`two toolbars, ${String(order[0])} destroyed first, restore the page`, async ({ host }) => {
    await host.open('layout', { attributes: { auto: 'false' }, noPolicy: true });
    await host.page.addStyleTag({ content: '.drawer{height:100vh;position:fixed;top:0}' });
    const markup = () => host.page.evaluate(() => document.documentElement.outerHTML);
    const rules = () =>
      host.page.evaluate(() =>
        [...document.styleSheets].flatMap(({ cssRules }) =>
          [...cssRules].map(({ cssText }) => cssText),
        ),
      );
    const [before, rulesBefore] = [await markup(), await rules()];
    await host.page.evaluate(() => {
      const api = window.A11yToolbar;
      if (!api || !('create' in api)) return;
      for (const namespace of ['one', 'two'])
        api.create({ namespace, open: true, position: namespace === 'one' ? 'top' : 'bottom' });
      api.create({ namespace: 'one' }).set({ zoom: 1.4 });
      api.create({ namespace: 'two' }).set({ zoom: 1.2 });
    });
    const variable = (name: string) =>
      host.page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
        `--a11y-toolbar-${name}`,
      );
    expect([await variable('top'), await variable('bottom')]).toEqual(['100px', '100px']);
    await host.page.evaluate((namespace) => {
      const api = window.A11yToolbar;
      if (api && 'create' in api) api.create({ namespace }).destroy();
    }, order[0] ?? '');
    await expect(host.page.locator('html')).toHaveAttribute('data-a11y-toolbar-open', '');
    expect(await variable('zoom')).toBe(order[0] === 'one' ? '1.2' : '1.4');
    await host.page.evaluate((namespace) => {
      const api = window.A11yToolbar;
      if (api && 'create' in api) api.create({ namespace }).destroy();
    }, order[1] ?? '');
    expect(await markup()).toBe(before);
    expect(await rules()).toEqual(rulesBefore);
  });
}

test('second open toolbar replaces the zoom of the first, and returns it when it closes', async ({
  host,
}) => {
  await host.open('layout', { attributes: { auto: 'false' }, noPolicy: true });
  await host.page.addStyleTag({ content: '.pane{height:100vh}' });
  const zoomOf = (namespaces: readonly string[], action: 'open' | 'close') =>
    host.page.evaluate(
      ([names, method]) => {
        const api = window.A11yToolbar;
        if (!api || !('create' in api)) return undefined;
        for (const namespace of names) {
          const toolbar = api.create({ namespace });
          toolbar[method]();
          if (namespace === 'one' && method === 'open') toolbar.set({ zoom: 1.4 });
        }
        const pane = [...document.styleSheets]
          .flatMap(({ cssRules }) => [...cssRules])
          .find(({ cssText }) => cssText.startsWith('.pane'));
        return [getComputedStyle(document.body).zoom, pane?.cssText];
      },
      [namespaces, action] as const,
    );
  const divided = '.pane { height: calc(100vh/var(--a11y-toolbar-zoom,1)); }';
  expect(await zoomOf(['one'], 'open')).toEqual(['1.4', divided]);
  expect(await zoomOf(['two'], 'open')).toEqual(['1', '.pane { height: 100vh; }']);
  expect(await zoomOf(['two'], 'close')).toEqual(['1.4', divided]);
});

test('--a11y-toolbar-zoom is 1 at the default zoom, and settings is frozen', async ({ host }) => {
  await host.openWithToolbar();
  expect(
    await host.page.evaluate(() => [
      getComputedStyle(document.documentElement).getPropertyValue('--a11y-toolbar-zoom'),
      Object.isFrozen(bar().settings),
    ]),
  ).toEqual(['1', true]);
});
