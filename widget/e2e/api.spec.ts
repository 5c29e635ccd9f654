import { scriptEngine, spoken } from './engine';
import { expect, test } from './host';

test('closed and never opened it adds one empty element and no pointer listener', async ({
  host,
}) => {
  await host.open('layout', { attributes: null });
  const before = await host.page.content();
  const picture = await host.page.screenshot();
  await host.open('layout', { attributes: {} });
  const after = await host.page.content();
  expect(
    after
      .replace(/<script.*?<\/script>/, '')
      .replace(/<a11y-toolbar-host[^>]*><\/a11y-toolbar-host>/, ''),
  ).toBe(before.replace('<!--toolbar-->', ''));
  expect((await host.page.screenshot()).equals(picture)).toBe(true);
  expect(
    (await host.listeners()).filter((type) => /pointer|mouse|touch|scroll|wheel/.test(type)),
  ).toEqual([]);
});

test('closed, it reads one cookie and no setting, until somebody asks', async ({ host }) => {
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

test('code behind it in the same file finds the toolbar of the tag', async ({ host }) => {
  await host.open('plain', { attributes: null, free: true });
  const found = await host.page.evaluate(async () => {
    const script = document.createElement('script');
    script.dataset['open'] = 'true';
    script.dataset['namespace'] = 'tag';
    const file = await (await fetch('/a11y-toolbar.js')).text();
    script.textContent = `${file};window.early = [A11yToolbar.instance.isOpen, A11yToolbar.create({ namespace: 'tag' }) === A11yToolbar.instance]`;
    document.head.append(script);
    return window.early;
  });
  expect(found).toEqual([true, true]);
  await expect(host.page.locator('[data-a11y-toolbar=tag]')).toHaveCount(1);
});

test('destroy leaves the page as it was, to the byte, and no listener', async ({ host }) => {
  await scriptEngine(host.page);
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

test('a hundred openings and destructions leave nothing behind', async ({ host }) => {
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

test('events tell what happened; on() gives the undo; a listener that throws harms none', async ({
  host,
}) => {
  await host.open();
  const log = await host.page.evaluate(() => {
    const heard: unknown[] = [];
    const toolbar = bar();
    const stop = toolbar.on('open', () => heard.push('open'));
    toolbar.on('close', () => heard.push('close'));
    toolbar.on('change', ({ settings, changed }) => heard.push([changed, settings.zoom]));
    toolbar.on('caption', ({ text }) => heard.push(text));
    toolbar.open();
    toolbar.set({ zoom: 1.2, contrast: true });
    toolbar.set({ zoom: 1.2 });
    toolbar.set({ caption: true });
    toolbar.showCaption('青铜器');
    toolbar.close();
    stop();
    toolbar.toggle();
    return heard;
  });
  expect(log).toEqual(['open', [['zoom', 'contrast'], 1.2], [['caption'], 1.2], '青铜器', 'close']);
});

test('unknown keys throw, wrong values are warned of', async ({ host }) => {
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
  expect(host.warnings.join()).toContain('colourShift: 45');
  expect(host.warnings.join()).toContain('contrast: yes');
  expect(await host.settings()).toMatchObject({ colourShift: 'none', contrast: false });
});

test('speak() works while sound is off and says how it ended', async ({ host }) => {
  await scriptEngine(host.page);
  await host.open();
  const results = await host.page.evaluate(async () => {
    const toolbar = bar();
    const first = toolbar.speak('第一句');
    const second = toolbar.speak('第二句');
    return [await first, await second, await toolbar.speak(''), await toolbar.speak(' 文本 ')];
  });
  expect(results.slice(0, 2)).toEqual(['interrupted', 'spoken']);
  expect((await spoken(host.page)).at(-1)).toBe('第二句');
  expect(await spoken(host.page)).not.toContain('文本');
});

test('without voice and without URL it says so once, and the caption still shows the text', async ({
  host,
}) => {
  await scriptEngine(host.page, []);
  await host.opened();
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

test('pages may queue before and after the script has come', async ({ host }) => {
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

test('a second create() returns the same toolbar; after destroy() there is none', async ({
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

test('options replace words', async ({ host }) => {
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

test('its two functions are handed out', async ({ host }) => {
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
  var early: boolean[];
  var queued: [string, boolean][];
}
