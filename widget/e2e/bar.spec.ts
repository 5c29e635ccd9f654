import { expect, isolatedTest, test, type Host } from './host';
import { readPixel } from './read-pixel';

const zh = [
  '重置',
  '声音',
  '语速',
  '放大',
  '缩小',
  '鼠标样式',
  '十字线',
  '大字幕',
  '色弱',
  '对比度',
  '指读',
  '退出服务',
];
const en = [
  'Reset',
  'Sound',
  'Speed',
  'Zoom in',
  'Zoom out',
  'Cursor',
  'Crosshair',
  'Captions',
  'Colour',
  'Contrast',
  'Point to read',
  'Exit',
];
const names = [
  'reset',
  'sound',
  'speed',
  'zoom-in',
  'zoom-out',
  'cursor',
  'crosshair',
  'caption',
  'colour-weakness',
  'contrast',
  'pointer-reading',
  'exit',
];

const toolsOf = (host: Host) =>
  host.page
    .locator('button[data-tool]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-tool')));

for (const [lang, labels] of [
  ['zh-CN', zh],
  ['en', en],
  ['fr', zh],
  ['en-GB', en],
] as const) {
  test(`bar shows twelve labelled buttons in order for lang ${lang}`, async ({ host }) => {
    await host.openWithToolbar('article', { lang });
    expect(await host.page.locator('button[data-tool]').allInnerTexts()).toEqual(labels);
    expect(await toolsOf(host)).toEqual(names);
  });
}

test('bar takes its language from the page when the tag has none', async ({ host }) => {
  await host.openWithToolbar('english');
  await expect(host.button('exit')).toHaveText('Exit');
});

test('switch buttons have aria-pressed, other buttons do not', async ({ host }) => {
  await host.openWithToolbar();
  for (const name of names) {
    const isSwitch = [
      'sound',
      'speed',
      'cursor',
      'crosshair',
      'caption',
      'contrast',
      'pointer-reading',
    ].includes(name);
    const button = host.page.locator(`[data-tool=${name}]`);
    expect(await button.getAttribute('aria-pressed')).toBe(isSwitch ? 'false' : null);
  }
  await host.set({ speed: 'fast', caption: true });
  await expect(host.button('speed')).toHaveAttribute('aria-pressed', 'true');
  await expect(host.button('caption')).toHaveAttribute('aria-pressed', 'true');
});

test('data-tools selects and orders the tools and warns of unknown ones', async ({ host }) => {
  await host.openWithToolbar('article', { tools: 'exit contrast shout zoom-in' });
  expect(await toolsOf(host)).toEqual(['exit', 'contrast', 'zoom-in']);
  expect(host.warnings.join()).toContain('data-tools: shout');
});

test('invalid attributes are warned of by name and fall back to defaults', async ({ host }) => {
  await host.open('article', { attributes: { position: 'left', open: 'perhaps', opener: '[[' } });
  await expect(host.panel).toBeHidden();
  for (const name of ['data-position: left', 'data-open: perhaps', 'data-opener: [[']) {
    expect(host.warnings.join('\n')).toContain(name);
  }
});

test('bar is 100 px high, caption 150 px, buttons at least 60 px', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ caption: true });
  expect((await host.panel.boundingBox())?.height).toBe(100);
  const caption = await host.part('caption').boundingBox();
  expect(caption?.height).toBe(150);
  expect((caption?.y ?? 0) + 150).toBe(720);
  await expect(host.part('caption-text')).toHaveCSS('font-size', '53px');
  for (const name of names) {
    const box = await host.page.locator(`[data-tool=${name}]`).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(60);
    expect(box?.height).toBeGreaterThanOrEqual(60);
  }
});

for (const [fontSize, label, caption] of [
  [12, '16px', '53px'],
  [16, '16px', '53px'],
  [22, '22px', '53px'],
] as const) {
  isolatedTest(
    `button labels have ${label} where the reader's font size is ${fontSize} px`,
    async ({ host }) => {
      const session = await host.page.context().newCDPSession(host.page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await host.openWithToolbar();
      await host.set({ caption: true });
      for (const name of names) {
        await expect(host.page.locator(`[data-tool=${name}]`)).toHaveCSS('font-size', label);
      }
      await expect(host.part('caption-text')).toHaveCSS('font-size', caption);
      expect((await host.panel.boundingBox())?.height).toBe(100);
    },
  );
}

for (const lang of ['zh-CN', 'en']) {
  for (const width of [1440, 768, 320]) {
    isolatedTest(
      `icons and labels are whole within the bar at ${width} px with text of 32 px, in ${lang}`,
      async ({ host }) => {
        const session = await host.page.context().newCDPSession(host.page);
        await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
        await host.page.setViewportSize({ width, height: 720 });
        await host.openWithToolbar('article', { lang });
        const cut = await host.panel.locator('button').evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const words = document.createRange();
            words.selectNodeContents(button);
            const icon = button.querySelector('svg')?.getBoundingClientRect();
            const boxes = [...words.getClientRects(), ...(icon ? [icon] : [])];
            const isWhole = boxes.every(({ top, bottom }) => top >= 0 && bottom <= 100);
            return isWhole ? [] : button.textContent;
          }),
        );
        expect(cut).toEqual([]);
      },
    );
  }
}

test('caption is above a bar at the bottom', async ({ host }) => {
  await host.openWithToolbar('article', { position: 'bottom' });
  await host.set({ caption: true });
  expect((await host.panel.boundingBox())?.y).toBe(620);
  expect((await host.part('caption').boundingBox())?.y).toBe(470);
});

test('bar scrolls horizontally at 320 px, the page does not', async ({ host }) => {
  await host.page.setViewportSize({ width: 320, height: 640 });
  await host.openWithToolbar();
  expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await host.button('exit').click();
  await expect(host.panel).toBeHidden();
});

test('bars leave part of the page visible at 400 % browser zoom', async ({ host }) => {
  await host.page.setViewportSize({ width: 320, height: 180 });
  await host.openWithToolbar();
  await host.set({ caption: true });
  const [panel, caption] = [
    await host.panel.boundingBox(),
    await host.part('caption').boundingBox(),
  ];
  expect((caption?.y ?? 0) - ((panel?.y ?? 0) + (panel?.height ?? 0))).toBeGreaterThan(30);
  await host.button('contrast').click();
  expect(await host.settings()).toMatchObject({ contrast: true });
});

test('toolbar, zoom and bar offset are not printed', async ({ host }) => {
  await host.openWithToolbar();
  await host.set({ zoom: 1.4, contrast: true });
  await host.page.emulateMedia({ media: 'print' });
  await expect(host.panel).toBeHidden();
  expect(await host.topOf('header')).toBe(0);
  expect(await host.page.locator('body').evaluate((body) => getComputedStyle(body).zoom)).toBe('1');
});

test('zoom buttons are hidden on a phone', async ({ browser, origin }) => {
  const context = await browser.newContext({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${origin}article.html?toolbar=data-open=true`);
  await expect(page.locator('[data-tool=contrast]')).toBeVisible();
  await expect(page.locator('[data-tool^=zoom]')).toHaveCount(0);
  await context.close();
});

test('bar keeps its left-to-right order in a right-to-left page', async ({ host }) => {
  await host.openWithToolbar('rtl');
  const boxes = [await host.button('reset').boundingBox(), await host.button('exit').boundingBox()];
  expect(boxes[0]?.x).toBeLessThan(boxes[1]?.x ?? 0);
  expect((await host.panel.boundingBox())?.x).toBe(0);
});

const white = [255, 255, 255];

for (const lang of ['zh-CN', 'en']) {
  test(`every button of the bar is entirely in the viewport from 768 px, in ${lang}`, async ({
    host,
  }) => {
    await host.openWithToolbar('article', { lang });
    for (const width of [768, 800, 820, 1024, 1100, 1101, 1280, 1440]) {
      await host.page.setViewportSize({ width, height: 720 });
      const edges = await host.page.locator('button[data-tool]').evaluateAll((all) =>
        all.flatMap((one) => {
          const { left, right } = one.getBoundingClientRect();
          return [left, right];
        }),
      );
      expect(Math.min(...edges), `${width} px`).toBeGreaterThanOrEqual(0);
      expect(Math.max(...edges), `${width} px`).toBeLessThanOrEqual(width);
      for (const x of [0, width - 1]) expect(await readPixel(host.page, x, 3)).toEqual(white);
    }
  });

  test(`bar wider than the viewport has a dark edge on the side that continues, in ${lang}`, async ({
    host,
  }) => {
    await host.openWithToolbar('article', { lang });
    for (const width of [320, 360, 412, 540, 600, 700]) {
      await host.page.setViewportSize({ width, height: 720 });
      const edges = async () => [
        await readPixel(host.page, 0, 3),
        await readPixel(host.page, width - 1, 3),
      ];
      const isDark = (colour: number[]) => Math.max(...colour) < 90;
      await host.panel.evaluate((panel) => panel.scrollTo(0, 0));
      const [left, right] = await edges();
      expect(left, `${width} px`).toEqual(white);
      expect(isDark(right ?? []), `${width} px`).toBe(true);
      await host.panel.evaluate((panel) => panel.scrollTo(9999, 0));
      const [leftAtEnd, rightAtEnd] = await edges();
      expect(isDark(leftAtEnd ?? []), `${width} px`).toBe(true);
      expect(rightAtEnd, `${width} px`).toEqual(white);
    }
  });
}
