import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Settings } from '../src/options';
import { scriptEngine, spoken } from './engine';
import { expect, test, type Host } from './host';

/** What the visitor may have switched on; each comes on top of the defaults. */
const states: Readonly<Record<string, Partial<Settings>>> = {
  'nothing on': {},
  sound: { sound: true },
  'point to read': { sound: true, pointerReading: true },
  fast: { speed: 'fast' },
  'largest zoom': { zoom: 1.4 },
  'large cursor': { largeCursor: true },
  crosshair: { crosshair: true },
  'an empty caption': { caption: true },
  'first shift': { colourShift: '-30' },
  'second shift': { colourShift: '30' },
  'third shift': { colourShift: '90' },
  contrast: { contrast: true },
  'everything on': {
    sound: true,
    pointerReading: true,
    speed: 'fast',
    zoom: 1.4,
    largeCursor: true,
    crosshair: true,
    caption: true,
    colourShift: '30',
    contrast: true,
  },
};

const surroundings: readonly [
  place: string,
  lang: string,
  arrange?: (page: Page) => Promise<void>,
][] = [
  ['a wide window', 'zh-CN'],
  ['a wide window', 'en'],
  ['320 px', 'zh-CN', (page) => page.setViewportSize({ width: 320, height: 640 })],
  [
    '320 px of a window four times zoomed',
    'en',
    (page) => page.setViewportSize({ width: 320, height: 256 }),
  ],
  ['forced colours', 'zh-CN', (page) => page.emulateMedia({ forcedColors: 'active' })],
];

async function found(host: Host): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: host.page })
    .include('[data-a11y-toolbar]')
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

for (const [place, lang, arrange] of surroundings) {
  test(`axe-core finds nothing in any state, in ${place}, in ${lang}`, async ({ host }) => {
    test.setTimeout(180_000);
    await scriptEngine(host.page);
    await arrange?.(host.page);
    await host.opened('article', { lang });
    const problems: Record<string, string[]> = {};
    for (const [state, patch] of Object.entries(states)) {
      await host.page.evaluate((settings) => {
        bar().reset();
        bar().set(settings);
        if (settings.caption && settings.sound) bar().showCaption('商代青铜鼎，高八十三厘米。');
      }, patch);
      const violations = await found(host);
      if (violations.length) problems[state] = violations;
    }
    expect(problems).toEqual({});
  });
}

test('what the browser does not let the page say waits, visibly and without a fault, for a gesture', async ({
  host,
}) => {
  await scriptEngine(host.page);
  await host.page.addInitScript(() => {
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    let isAllowed = false;
    addEventListener('pointerdown', () => (isAllowed = true));
    speechSynthesis.speak = (utterance) => {
      if (isAllowed) speak(utterance);
      else {
        const refusal = Object.assign(new Event('error'), { error: 'not-allowed' });
        setTimeout(() => utterance.dispatchEvent(refusal));
      }
    };
  });
  await host.opened();
  await host.page.evaluate(() => void bar().speak('青铜器'));
  await expect(host.part('notice')).toBeVisible();
  expect(await found(host)).toEqual([]);
  await host.page.locator('h1').click();
  await expect(host.part('notice')).toHaveCount(0);
  await expect.poll(() => spoken(host.page)).toEqual(['青铜器']);
});
