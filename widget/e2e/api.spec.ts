import { installScriptedEngine, readSpokenTexts } from './scripted-engine';
import { expect, test } from './host';

test('toolbar that was never opened adds one empty element and no pointer listener', async ({
  host,
}) => {
  await host.open('layout', { attributes: null });
  const before = await host.page.content();
  const screenshot = await host.page.screenshot();
  await host.open('layout', { attributes: {} });
  const after = await host.page.content();
  expect(
    after
      .replace(/<script.*?<\/script>/, '')
      .replace(/<a11y-toolbar-host[^>]*><\/a11y-toolbar-host>/, ''),
  ).toBe(before.replace('<!--toolbar-->', ''));
  expect((await host.page.screenshot()).equals(screenshot)).toBe(true);
  expect(
    (await host.listeners()).filter((type) => /pointer|mouse|touch|scroll|wheel/.test(type)),
  ).toEqual([]);
});

test('closed toolbar reads no stored setting before settings is accessed', async ({ host }) => {
  await host.page.addInitScript(() => {
    window.reads = [];
    const getItem = Reflect.get(Storage.prototype, 'getItem') as () => string | null;
    Storage.prototype.getItem = function (key) {
      window.reads.push(key);
      return Reflect.apply(getItem, this, [key]) as string | null;
    };
  });
  await host.open();
  expect(await host.page.evaluate(() => window.reads)).toEqual([]);
  await host.settings();
  expect(await host.page.evaluate(() => window.reads.length)).toBe(9);
});

test('code after the toolbar in the same script finds its instance', async ({ host }) => {
  await host.open('plain', { attributes: null, noPolicy: true });
  const found = await host.page.evaluate(async () => {
    const script = document.createElement('script');
    script.dataset['open'] = 'true';
    script.dataset['namespace'] = 'tag';
    const file = await (await fetch('/a11y-toolbar.js')).text();
    script.textContent = `${file};window.inlineResults = [A11yToolbar.instance.isOpen, A11yToolbar.create({ namespace: 'tag' }) === A11yToolbar.instance]`;
    document.head.append(script);
    return window.inlineResults;
  });
  expect(found).toEqual([true, true]);
  await expect(host.page.locator('[data-a11y-toolbar=tag]')).toHaveCount(1);
});

test('destroy() restores the markup byte for byte and removes all listeners', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.open('article', { attributes: { auto: 'false' } });
  const markup = () => host.page.evaluate(() => document.documentElement.outerHTML);
  const [before, beforeListeners] = [await markup(), await host.listeners()];
  await host.page.evaluate(async () => {
    const api = window.A11yToolbar;
    if (!api || !('create' in api)) throw new Error('no script');
    const toolbar = api.create({ opener: '[data-open-accessibility]', open: true });
    toolbar.set({
      sound: true,
      pointerReading: true,
      zoom: 1.3,
      crosshair: true,
      largeCursor: true,
      caption: true,
      contrast: true,
      colourShift: '30',
    });
    void toolbar.speak('青铜器');
    toolbar.showCaption('青铜器');
    toolbar.on('change', () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await host.page.locator('#link').hover();
  await host.page.locator('#link').focus();
  await host.page.waitForTimeout(400);
  expect(await markup()).not.toBe(before);
  await host.page.evaluate(() => bar().destroy());
  await host.page.waitForTimeout(100);
  expect(await markup()).toBe(before);
  expect(await host.listeners()).toEqual(beforeListeners);
  expect(await host.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});

test('a hundred create() and destroy() calls leave the markup unchanged', async ({ host }) => {
  await host.open('article', { attributes: { auto: 'false' } });
  const before = await host.page.content();
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (!api || !('create' in api)) throw new Error('no script');
    for (let i = 0; i < 100; i++) {
      const toolbar = api.create({ open: true });
      toolbar.set({ zoom: 1.2 });
      toolbar.destroy();
    }
  });
  expect(await host.page.content()).toBe(before);
});

test('events report open, close, change and caption, and on() returns the unsubscribe function', async ({
  host,
}) => {
  await host.open();
  const log = await host.page.evaluate(() => {
    const events: unknown[] = [];
    const toolbar = bar();
    const unsubscribe = toolbar.on('open', () => events.push('open'));
    toolbar.on('close', () => events.push('close'));
    toolbar.on('change', ({ settings, changed }) => events.push([changed, settings.zoom]));
    toolbar.on('caption', ({ text }) => events.push(text));
    toolbar.open();
    toolbar.set({ zoom: 1.2, contrast: true });
    toolbar.set({ zoom: 1.2 });
    toolbar.set({ caption: true });
    toolbar.showCaption('青铜器');
    toolbar.close();
    unsubscribe();
    toolbar.toggle();
    return events;
  });
  expect(log).toEqual(['open', [['zoom', 'contrast'], 1.2], [['caption'], 1.2], '青铜器', 'close']);
});

test('set() throws for unknown keys and warns of invalid values', async ({ host }) => {
  await host.open();
  const message = await host.page.evaluate(() => {
    try {
      bar().set({ zoom: 1.2, volume: 3 } as never);
      return '';
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message}`;
    }
  });
  expect(message).toMatch(/^TypeError: .*volume/);
  expect(await host.settings()).toMatchObject({ zoom: 1 });
  await host.set({ colourShift: '45', contrast: 'yes' });
  expect(host.warnings.join()).toContain('colourShift 45');
  expect(host.warnings.join()).toContain('contrast yes');
  expect(await host.settings()).toMatchObject({ colourShift: 'none', contrast: false });
});

test('speak() works while sound is off and resolves with its outcome', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.open();
  const results = await host.page.evaluate(async () => {
    const toolbar = bar();
    const first = toolbar.speak('第一句');
    const second = toolbar.speak('第二句');
    return [await first, await second, await toolbar.speak(''), await toolbar.speak(' 文本 ')];
  });
  expect(results.slice(0, 2)).toEqual(['interrupted', 'spoken']);
  expect((await readSpokenTexts(host.page)).at(-1)).toBe('第二句');
  expect(await readSpokenTexts(host.page)).not.toContain('文本');
});

test('speak() without voice and fallback URL emits one error, and the caption shows the text', async ({
  host,
}) => {
  await installScriptedEngine(host.page, []);
  await host.openWithToolbar();
  await host.set({ caption: true });
  const log = await host.page.evaluate(async () => {
    const reasons: string[] = [];
    bar().on('error', ({ reason }) => reasons.push(reason));
    const results = [await bar().speak('青铜器'), await bar().speak('玉器')];
    return { reasons, results };
  });
  expect(log.results).toEqual(['unavailable', 'unavailable']);
  expect(log.reasons).toHaveLength(1);
  await expect(host.part('caption-text')).toHaveText('玉器');
});

test('queue runs callbacks pushed before and after the script has loaded', async ({ host }) => {
  await host.open('queue', { attributes: { open: 'true' } });
  await expect(host.panel).toBeVisible();
  await host.page.evaluate(async () => {
    const api = window.A11yToolbar;
    if (!api || !('ready' in api)) throw new Error('no script');
    api.queue.push((toolbar) => window.queued.push(['after', toolbar.isOpen]));
    window.queued.push(['ready', (await api.ready) === api.instance]);
  });
  expect(await host.page.evaluate(() => window.queued)).toEqual([
    ['before', true],
    ['after', true],
    ['ready', true],
  ]);
});

test('second create() returns the same toolbar, and destroy() resets the instance', async ({
  host,
}) => {
  await host.open();
  expect(
    await host.page.evaluate(() => {
      const api = window.A11yToolbar;
      if (!api || !('create' in api)) return [];
      const first = api.instance;
      const same = api.create() === first;
      first?.destroy();
      return [same, api.instance, typeof api.version, api.create() === first];
    }),
  ).toEqual([true, null, 'string', false]);
});

test('messages option replaces button labels and announcements', async ({ host }) => {
  await host.open('article', { attributes: { auto: 'false' } });
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (api && 'create' in api)
      api.create({ open: true, messages: { exit: '离开', on: '{tool}：开' } });
  });
  await expect(host.button('exit')).toHaveText('离开');
  await host.button('contrast').click();
  await expect(host.status).toHaveText('对比度：开');
});

test('script exports accessibleName and spokenText', async ({ host }) => {
  await host.open();
  expect(
    await host.page.evaluate(() => {
      const api = window.A11yToolbar;
      const box = document.querySelector('#box');
      if (!api || !('spokenText' in api) || !box) return [];
      return [api.accessibleName(box), api.spokenText(box), api.spokenText(box, 'en')];
    }),
  ).toEqual(['订阅', expect.stringContaining('复选框'), expect.stringContaining('checkbox')]);
});

declare global {
  var reads: string[];
  var inlineResults: boolean[];
  var queued: [string, boolean][];
}
