import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openHost } from './reading-page';

declare global {
  interface Window {
    outline: ReturnType<Window['readingModule']['createOutline']>;
    layer: Element;
  }
}

const addOutline = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const host = document.createElement('div');
    document.documentElement.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(window.readingModule.styles);
    shadow.adoptedStyleSheets = [sheet];
    window.layer = document.createElement('div');
    window.layer.className = 'layer';
    shadow.append(window.layer);
    window.outline = window.readingModule.createOutline(window.layer);
  });

/** Distances in CSS pixels from the outline's inner edge to the element: left, top, right, bottom. */
const gaps = (page: Page, frame = false): Promise<number[]> =>
  page.evaluate((inFrame) => {
    const around = window.layer.querySelector('div')?.getBoundingClientRect();
    const outer = document.querySelector('iframe');
    const scope = inFrame ? outer?.contentDocument : document;
    const inner = scope?.getElementById('t')?.getBoundingClientRect();
    if (!around || !inner) return [];
    const box = outer?.getBoundingClientRect();
    const x = box && outer ? box.x + outer.clientLeft : 0;
    const y = box && outer ? box.y + outer.clientTop : 0;
    return [
      inner.x + x - around.x,
      inner.y + y - around.y,
      around.right - inner.right - x,
      around.bottom - inner.bottom - y,
    ];
  }, frame);

const show = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument;
    const element = document.getElementById('t') ?? frame?.getElementById('t');
    if (element) window.outline.show(element);
  });

const block =
  '<div style="height: 300px"></div><p id="t" style="margin: 0 40px">甲</p><div style="height: 2000px"></div>';

test('outline surrounds the element, changes no page size and follows scrolling and growth', async ({
  page,
}) => {
  await openHost(page, block);
  await addOutline(page);
  const before = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  await show(page);
  expect(await gaps(page)).toEqual([3, 3, 3, 3]);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  await expect.poll(() => gaps(page)).toEqual([3, 3, 3, 3]);
  await page.evaluate(() => document.getElementById('t')?.style.setProperty('height', '90px'));
  await expect.poll(() => gaps(page)).toEqual([3, 3, 3, 3]);
  await page.evaluate(() => document.getElementById('t')?.style.removeProperty('height'));
  const after = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);
  expect(after).toEqual(before);
});

test('outline lets the pointer through to the element', async ({ page }) => {
  await openHost(page, '<button id="t" style="margin: 50px">甲</button>');
  await addOutline(page);
  await show(page);
  const reached = await page.evaluate(() => {
    const box = document.getElementById('t')?.getBoundingClientRect();
    return box && document.elementFromPoint(box.x + 2, box.y + 2)?.id;
  });
  expect(reached).toBe('t');
});

test('outline surrounds an element in a frame and follows the scrolling of the frame', async ({
  page,
}) => {
  await openHost(
    page,
    '<iframe src="/inner" style="margin: 60px; width: 300px; height: 200px; border: 5px solid"></iframe>',
    {
      '/inner':
        '<div style="height: 120px"></div><p id="t">甲</p><div style="height: 900px"></div>',
    },
  );
  await addOutline(page);
  await show(page);
  expect(await gaps(page, true)).toEqual([3, 3, 3, 3]);
  await page.frames()[1]?.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(() => gaps(page, true)).toEqual([3, 3, 3, 3]);
});

test('outline is not displayed after hide()', async ({ page }) => {
  await openHost(page, block);
  await addOutline(page);
  await show(page);
  const display = (): Promise<string | undefined> =>
    page.evaluate(() => window.layer.querySelector('div')?.style.display);
  expect(await display()).toBe('block');
  await page.evaluate(() => window.outline.hide());
  expect(await display()).toBe('none');
});

test('outline has a white border within a black one', async ({ page }) => {
  await openHost(page, block);
  await addOutline(page);
  await show(page);
  const colours = await page.evaluate(() => {
    const box = window.layer.querySelector('div');
    const style = box && getComputedStyle(box);
    return style && [style.borderTopColor, style.outlineColor, style.pointerEvents];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'none']);
});

test('outline works under a policy without inline styles and HTML strings', async ({ page }) => {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) reports.push(message.text());
  });
  await openHost(
    page,
    '<p id="t">甲</p>',
    {},
    {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
    },
  );
  await addOutline(page);
  await show(page);
  expect(await gaps(page)).toEqual([3, 3, 3, 3]);
  expect(reports).toEqual([]);
});
