import { expect, type Page } from '@playwright/test';
import type { ToolbarOptions } from '../src/shared/options';
import { test } from './packages/host';
import { packagePages, type PackagePage } from './packages/pages';
import { waitForStableLayout, watchTimers } from './packages/stable-layout';

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

/** Opens a page and returns its stable layout. */
async function openPage(page: Page, { path, ready = 'body' }: PackagePage, origin: string) {
  await watchTimers(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator(ready).first().waitFor({ state: 'attached' });
  return waitForStableLayout(page);
}

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

/** Scrolls to the end repeatedly, because a page may grow when it is scrolled. */
async function scrollToEnd(page: Page, selector: string) {
  for (let round = 0; round < 3; round++) {
    await page.evaluate(
      (last) => {
        let box: Element | null = document.querySelector(last) ?? document.body;
        for (; box; box = box.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(box).overflowY) || !box.parentElement)
            box.scrollTo({ top: 1e6, behavior: 'instant' });
        }
      },
      selector.replace(/ >> .*/, ''),
    );
    await waitForStableLayout(page);
  }
}

const scrollToStart = (page: Page) =>
  page.evaluate(() => {
    for (const box of document.querySelectorAll('*')) if (box.scrollTop) box.scrollTop = 0;
  });

for (const [name, host] of Object.entries(packagePages)) {
  const tag = host.isRepetition ? '@sweep' : [];
  for (const viewport of sizes) {
    test(
      `${name}: no control is covered by the bars at ${viewport.width} px, and destroy() restores the layout`,
      { tag },
      async ({ page, packages }) => {
        await page.setViewportSize(viewport);
        const before = await openPage(page, host, packages);
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
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
      },
    );
  }

  const { drawer } = host;
  if (!drawer) continue;
  test(
    `${name}: drawer ends within the viewport, and reset restores it after zoom`,
    { tag },
    async ({ page, packages }) => {
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
    },
  );
}
