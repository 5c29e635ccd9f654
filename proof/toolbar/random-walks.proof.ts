import { expect, type Page } from '@playwright/test';
import { seededRandom, type Random } from '../../site/server/testing/seeded-random';
import { test } from '../../widget/e2e/packages/host';
import { waitForStableLayout, watchTimers } from '../../widget/e2e/packages/stable-layout';
import { noteMeasured } from '../measured';
import { findPublishedPages } from './published-pages';

const seed = Number(process.env.PROOF_SEED ?? 1);
const steps = Number(process.env.PROOF_STEPS ?? 500);
/** Walks through a page: the memory after the last ones is compared. */
const walks = 3;

/** What a visitor does with the page, with the toolbar open or not. */
const pageActions = ['point', 'scroll', 'tab', 'arrow', 'escape', 'resize'] as const;
const toolActions = [
  'press',
  'press',
  'press',
  'set',
  'close',
  'open',
  'reset',
  'destroy',
] as const;

interface Action {
  name: (typeof pageActions)[number] | (typeof toolActions)[number];
  numbers: readonly [number, number];
}

const isToolAction = ({ name }: Action) => (toolActions as readonly string[]).includes(name);

const createActions = (random: Random): Action[] =>
  Array.from({ length: steps }, () => {
    const names = random.isHeads() ? pageActions : toolActions;
    return {
      name: names[random.below(names.length)] ?? 'point',
      numbers: [random.next(), random.next()] as const,
    };
  });

const widths = [1440, 1024, 600, 390];

/** Performs one action; those of the toolbar only `withToolbar`. */
async function perform(page: Page, { name, numbers: [x, y] }: Action, withToolbar: boolean) {
  switch (name) {
    case 'point':
      return page.mouse.move(x * (page.viewportSize()?.width ?? 0), y * 900);
    case 'scroll':
      return page.mouse.wheel(0, (x - 0.4) * 1_600);
    case 'tab':
      return page.keyboard.press(x < 0.7 ? 'Tab' : 'Shift+Tab');
    case 'arrow':
      return page.keyboard.press(x < 0.5 ? 'ArrowRight' : 'ArrowDown');
    case 'escape':
      return page.keyboard.press('Escape');
    case 'resize':
      return page.setViewportSize({
        width: widths[Math.floor(x * widths.length)] ?? 1440,
        height: 900,
      });
    default:
      if (withToolbar) await useToolbar(page, name, x);
  }
}

/** Presses a random button of the toolbar, or uses its API. */
const useToolbar = (page: Page, action: Action['name'], number: number) =>
  page.evaluate(
    ([name, share]) => {
      const api = window.A11yToolbar;
      if (!api || !('create' in api)) throw new Error('no toolbar in this page');
      const toolbar = api.create({ tools: 'all', maxZoom: 2 });
      const root = document.querySelector('[data-a11y-toolbar]')?.shadowRoot;
      const buttons = [...(root?.querySelectorAll<HTMLElement>('button') ?? [])];
      const patches = [
        { zoom: 1 + Math.round(share * 10) / 10 },
        { sound: share < 0.5 },
        { caption: share < 0.7, contrast: share > 0.4 },
        { scheme: share < 0.5 ? 'yellow-on-black' : 'none', spacing: share < 0.3 ? '2' : 'none' },
        { ruler: share < 0.5, greyscale: share > 0.8, crosshair: share < 0.6 },
      ] as const;
      if (name === 'press') buttons[Math.floor(share * buttons.length)]?.click();
      const patch = Object.entries(patches[Math.floor(share * patches.length)] ?? {});
      // Settings of further tools are there once their file has loaded.
      const known = patch.filter(([setting]) => Object.hasOwn(toolbar.settings, setting));
      if (name === 'set') toolbar.set(Object.fromEntries(known));
      if (name === 'close' || name === 'open' || name === 'reset') toolbar[name]();
      if (name === 'destroy' && share < 0.2) toolbar.destroy();
    },
    [action, number] as const,
  );

const destroy = (page: Page) =>
  page.evaluate(() => {
    const api = window.A11yToolbar;
    if (api && 'create' in api) api.create({ tools: 'all', maxZoom: 2 }).destroy();
    localStorage.clear();
  });

/** Brings the page to where it began. */
async function rest(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    for (const box of [document.scrollingElement, ...document.querySelectorAll('*')]) {
      if (box && (box.scrollTop || box.scrollLeft))
        box.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    }
  });
  await waitForStableLayout(page);
}

/** Without the random ids that some pages give their elements. */
const markup = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.outerHTML.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id'),
  );

/** Attributes of `html` and `body`, the elements in both, and whatever bears a name of the toolbar. */
const marksOfToolbar = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, head, body } = document;
    const attributes = [html, body].map(({ attributes: all }) =>
      [...all].map(({ name, value }) => `${name}=${value}`),
    );
    const children = [...html.children, ...head.children].map(({ localName }) => localName);
    const named = [...document.querySelectorAll('*')].filter((element) =>
      [element.localName, ...element.getAttributeNames()].some((name) => name.includes('a11y')),
    );
    return { attributes, children, named: named.map(({ outerHTML }) => outerHTML) };
  });

/** Listeners, nodes and bytes of the page after a garbage collection. */
async function measure(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return { nodes, listeners: jsEventListeners, kilobytes: Math.round(usedSize / 1024) };
}

/** The mark-up after the same walk without the toolbar: what the page itself does with it. */
async function walkWithout(
  page: Page,
  address: string,
  actions: readonly Action[],
): Promise<string> {
  await page.goto(address);
  await rest(page);
  for (const action of actions) await perform(page, action, false);
  await rest(page);
  return markup(page);
}

for (const [index, path] of findPublishedPages().entries()) {
  test(`${steps} random actions on ${path} leave its mark-up, listeners and memory`, async ({
    page,
    packages,
  }) => {
    const thrown: string[] = [];
    const actions = createActions(seededRandom(seed + index));
    const address = `${packages}/packages/${path}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchTimers(page);
    await page.goto(address);
    await rest(page);
    page.on('pageerror', (error) => thrown.push(error.stack ?? error.message));
    const own = thrown.length;
    const before = await markup(page);
    const marksBefore = await marksOfToolbar(page);
    const measured = [];
    for (let walk = 0; walk < walks; walk += 1) {
      for (const action of actions) await perform(page, action, true);
      await destroy(page);
      await rest(page);
      measured.push(await measure(page));
    }
    const after = await markup(page);
    const fromToolbar = thrown.slice(own).filter((text) => text.includes('a11y-toolbar'));
    expect(fromToolbar).toEqual([]);
    const [, second, third] = measured;
    noteMeasured(
      `after the second and the third walk ${second?.listeners} and ${third?.listeners} listeners, ${second?.nodes} and ${third?.nodes} nodes, ${second?.kilobytes} and ${third?.kilobytes} KB`,
    );
    expect(await marksOfToolbar(page)).toEqual(marksBefore);
    if (after !== before) {
      // The page reacts to the pointer, the keys or a width, which the toolbar does not change.
      for (const action of actions) if (isToolAction(action)) await perform(page, action, true);
      await destroy(page);
      await rest(page);
      const afterTools = await markup(page);
      // A page that changes by itself does so without the toolbar, too.
      if (afterTools !== after) expect(after).toBe(await walkWithout(page, address, actions));
    }
    // The page itself may add listeners for what it shows on the way.
    expect((third?.listeners ?? 0) - (second?.listeners ?? 0)).toBeLessThanOrEqual(2);
    expect(third?.kilobytes ?? 0).toBeLessThan((second?.kilobytes ?? 0) * 1.05 + 500);
  });
}
