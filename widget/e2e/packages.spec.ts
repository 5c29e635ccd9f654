import { expect, type Page } from '@playwright/test';
import type { ToolbarOptions } from '../src/shared/options';
import { test } from './packages/host';
import { packagePages, type PackagePage } from './packages/pages';

declare global {
  interface Window {
    /** Exceptions of the page since the toolbar opened. */
    thrown: string[];
  }
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function openPage(page: Page, { path, ready = 'body' }: PackagePage, origin: string) {
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await waitForStableLayout(page);
}

/** Waits for two equal layouts 400 ms apart, after which the scripts of the page have finished. */
async function waitForStableLayout(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await visibleBoxes(page);
        return last.join() === before.join();
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
}

/** Boxes of the page's visible elements, in whole px. */
const visibleBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(
    (timed) =>
      [...document.querySelectorAll('body, body *')]
        .filter(
          (one) => !(one instanceof SVGElement) && one.checkVisibility() && !one.closest(timed),
        )
        .slice(0, 3000)
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return `${one.localName}#${one.id} ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
    // luckysheet shows these elements while its tabs are scrolled.
    '.docs-sheet-fade',
  );

async function openToolbar(page: Page, options: Pick<ToolbarOptions, 'position'>) {
  await page.evaluate((given) => {
    const api = window.A11yToolbar;
    if (!api || !('create' in api)) throw new Error('no toolbar in this page');
    api.create(given).open();
  }, options);
  await expect(page.locator('[part=panel]')).toBeVisible();
}

const callToolbar = (page: Page, action: 'reset' | 'destroy') =>
  page.evaluate((name) => {
    const api = window.A11yToolbar;
    if (api && 'instance' in api) api.instance?.[name]();
  }, action);

const setSettings = (page: Page, patch: object) =>
  page.evaluate((value) => {
    const api = window.A11yToolbar;
    if (api && 'instance' in api) api.instance?.set(value);
  }, patch);

/** Asserts that the element takes clicks and lies between bars of these heights at both edges. */
async function expectFree(page: Page, selector: string, top: number, bottom: number) {
  const readPosition = () =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const box = element.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return {
          top: box.top,
          below: innerHeight - box.bottom,
          isHit: !!hit && (element.contains(hit) || hit.contains(element)),
        };
      });
  await expect
    .poll(async () => (await readPosition()).isHit, `${selector} takes clicks`)
    .toBe(true);
  const { top: above, below } = await readPosition();
  expect(above, `${selector} is below the bar`).toBeGreaterThanOrEqual(top - 1);
  expect(below, `${selector} is above the caption`).toBeGreaterThanOrEqual(bottom - 1);
}

async function scrollToEnd(page: Page, selector: string) {
  await page.evaluate(
    async (last) => {
      for (let round = 0; round < 3; round++) {
        let box: Element | null = document.querySelector(last) ?? document.body;
        for (; box; box = box.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(box).overflowY) || !box.parentElement)
            box.scrollTo({ top: 1e6, behavior: 'instant' });
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    selector.replace(/ >> .*/, ''),
  );
}

const scrollToStart = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('*')) if (box.scrollTop) box.scrollTop = 0;
  });

for (const [name, host] of Object.entries(packagePages)) {
  for (const viewport of sizes) {
    test(`${name}: no control is covered by the bars at ${viewport.width} px, and destroy() restores the layout`, async ({
      page,
      packages,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, host, packages);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      const before = await waitForStableLayout(page);
      const isWide =
        (await page.evaluate(() => document.documentElement.scrollWidth)) > viewport.width;

      for (const position of ['top', 'bottom'] as const) {
        await openToolbar(page, { position });
        const bar = await page.locator('[part=panel]').evaluate((one) => one.clientHeight);
        const [top, bottom] = position === 'top' ? [bar, 0] : [0, bar + 1];
        const opened = await waitForStableLayout(page);
        for (const header of host.headers) await expectFree(page, header, top, bottom);
        if (!isWide) {
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
            viewport.width,
          );
        }

        await setSettings(page, { caption: true });
        await page.locator('[part=caption]').waitFor();
        await waitForStableLayout(page);
        for (const header of host.headers) await expectFree(page, header, top, bottom);
        await scrollToEnd(page, host.last);
        await expectFree(page, host.last, 0, bottom + 150);
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `${process.env['SHOTS']}/${name.slice(0, 9)}-${viewport.width}-${position}-end.png`,
          });
        await scrollToStart(page);
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `${process.env['SHOTS']}/${name.slice(0, 9)}-${viewport.width}-${position}.png`,
          });

        await setSettings(page, { zoom: 1.4 });
        await waitForStableLayout(page);
        for (const header of host.headers) await expectFree(page, header, top, 0);
        await callToolbar(page, 'reset');
        await scrollToStart(page);
        expect(await waitForStableLayout(page)).toEqual(opened);

        await callToolbar(page, 'destroy');
        await scrollToStart(page);
        expect(await waitForStableLayout(page)).toEqual(before);
        expect(await page.content()).not.toContain('data-a11y-toolbar');
      }
      expect(errors).toEqual([]);
    });
  }

  const { drawer } = host;
  if (!drawer) continue;
  test(`${name}: drawer ends within the viewport, and reset restores it after zoom`, async ({
    page,
    packages,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, host, packages);
    await openToolbar(page, {});
    await drawer.open(page);
    const box = async () => {
      await waitForStableLayout(page);
      return page.locator(drawer.panel).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      });
    };
    const opened = await box();
    expect(opened.top).toBeGreaterThanOrEqual(100);
    expect(opened.bottom).toBe(900);
    await setSettings(page, { zoom: 1.4, caption: true });
    const zoomed = await box();
    expect(zoomed.top).toBeGreaterThanOrEqual(100);
    expect(zoomed.bottom).toBeLessThanOrEqual(751);
    await callToolbar(page, 'reset');
    expect(await box()).toEqual(opened);
  });
}
