import { expect, type Page } from '@playwright/test';
import { test } from './packages/host';
import { waitForStableLayout, watchTimers } from './packages/stable-layout';

/**
 * Whole pages of published packages, each by other authors: name, path below the packages and what is there once its
 * scripts have run.
 */
const wholePages: readonly (readonly [name: string, path: string, ready?: string])[] = [
  ['gentelella, administration', 'gentelella/dist/production/index.html'],
  ['clean-blog, article below a picture', 'startbootstrap-clean-blog/dist/post.html'],
  ['agency, one page with sections', 'startbootstrap-agency/dist/index.html'],
  ['resume, fixed navigation at the side', 'startbootstrap-resume/dist/index.html'],
  ['spectre, documentation', 'spectre.css/docs/elements/forms.html'],
  ['skeleton, plain page', 'skeleton-css/index.html'],
  ['milligram, documentation', 'milligram/example.html'],
  ['medium-editor, editable text', 'medium-editor/demo/index.html', '[contenteditable=true]'],
  ['slick, carousels', 'slick-carousel/index.html'],
  ['swagger-ui, API documentation', 'swagger-ui-dist/index.html', '#swagger-ui *'],
];

/** A Bootstrap application, a fixed side bar and a page drawn by script; the others only in `npm run test:all`. */
const different: ReadonlySet<string> = new Set([
  'gentelella/dist/production/index.html',
  'startbootstrap-resume/dist/index.html',
  'swagger-ui-dist/index.html',
]);

const everySetting = {
  pointerReading: true,
  zoom: 1.2,
  crosshair: true,
  largeCursor: true,
  caption: true,
  colourShift: '30',
  contrast: true,
  greyscale: true,
  scheme: 'yellow-on-black',
  spacing: '1.5',
  ruler: true,
};

declare global {
  interface Window {
    /** The controls that took a click before the toolbar opened. */
    usableControls: Element[];
  }
}

/** Lists those controls that take a click once they are scrolled into view, at most 80. */
const usableControls = (page: Page, known: boolean) =>
  page.evaluate((isKnown) => {
    const selector = 'a[href],button,input:not([type=hidden]),select,textarea';
    const candidates = isKnown
      ? window.usableControls
      : [...document.querySelectorAll(selector)]
          .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .slice(0, 80);
    const takesClick = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return control.contains(hit);
    };
    const usable = candidates.filter(takesClick);
    if (!isKnown) window.usableControls = usable;
    for (const box of document.querySelectorAll('*')) {
      if (box.scrollTop || box.scrollLeft) box.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
    return usable.map((one) => one.outerHTML.slice(0, 120));
  }, known);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The mark-up of the page, without the toolbar's own element. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('[data-a11y-toolbar]');
    const html = document.documentElement.outerHTML;
    return host ? html.replace(host.outerHTML, '') : html;
  });

const call = (page: Page, method: 'open' | 'close' | 'destroy' | 'set', patch?: object) =>
  page.evaluate(
    ([name, value]) => {
      const api = window.A11yToolbar;
      if (!api || !('create' in api)) throw new Error('no toolbar in this page');
      const toolbar = api.create({ tools: 'all' });
      if (name === 'set') toolbar.set(value ?? {});
      else toolbar[name]();
    },
    [method, patch] as const,
  );

for (const [name, path, ready = 'body'] of wholePages) {
  for (const width of [1440, 390]) {
    const tag = different.has(path) ? [] : '@sweep';
    test(
      `${name}: at ${width} px the toolbar does no harm while closed or open, and destroy() leaves the same mark-up`,
      { tag },
      async ({ page, packages }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchTimers(page);
        await page.goto(`${packages}/packages/${path}`);
        await page.locator(ready).first().waitFor({ state: 'attached' });
        await waitForStableLayout(page);
        const usable = await usableControls(page, false);
        const before = { layout: await waitForStableLayout(page), html: await markup(page) };
        test.skip((await overflow(page)) > 0, 'the page itself is wider than the window');
        const thrown: string[] = [];
        page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));

        await call(page, 'close');
        expect(await waitForStableLayout(page)).toEqual(before.layout);
        expect(await markup(page)).toBe(before.html);

        await call(page, 'open');
        await page.locator('[data-a11y-toolbar] [data-tool=more]').waitFor();
        await waitForStableLayout(page);
        expect(await usableControls(page, true), 'controls take clicks').toEqual(usable);
        expect(await overflow(page)).toBeLessThanOrEqual(0);

        // Phones have no zoom buttons.
        await call(page, 'set', width < 500 ? { ...everySetting, zoom: 1 } : everySetting);
        await page.mouse.move(width / 2, 450);
        await waitForStableLayout(page);
        expect(await usableControls(page, true), 'controls take clicks with every tool').toEqual(
          usable,
        );

        await call(page, 'destroy');
        await page.evaluate(() => localStorage.clear());
        expect(await waitForStableLayout(page)).toEqual(before.layout);
        expect(await markup(page)).toBe(before.html);
        expect(thrown).toEqual([]);
      },
    );
  }
}
