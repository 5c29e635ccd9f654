import type { Page } from '@playwright/test';
import type { Settings } from '../src/shared/options';
import { findViolations } from './axe';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';
import { expect, test, type Host } from './host';

/** Settings of each state, merged into the defaults. */
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

const environments: readonly [
  environment: string,
  lang: string,
  prepare?: (page: Page) => Promise<void>,
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

const violationsOf = ({ page }: Host) => findViolations(page, { include: ['[data-a11y-toolbar]'] });

for (const [environment, lang, prepare] of environments) {
  test(`toolbar has no axe violations in any state, in ${environment}, in ${lang}`, async ({
    host,
  }) => {
    test.setTimeout(180_000);
    await installScriptedEngine(host.page);
    await prepare?.(host.page);
    await host.openWithToolbar('article', { lang });
    const problems: Record<string, string[]> = {};
    for (const [state, patch] of Object.entries(states)) {
      await host.page.evaluate((settings) => {
        bar().reset();
        bar().set(settings);
        if (settings.caption && settings.sound) bar().showCaption('商代青铜鼎，高八十三厘米。');
      }, patch);
      const violations = await violationsOf(host);
      if (violations.length) problems[state] = violations;
    }
    expect(problems).toEqual({});
  });
}

test('speech blocked before a gesture shows an accessible notice and is spoken after a click', async ({
  host,
}) => {
  await installScriptedEngine(host.page);
  await host.page.addInitScript(() => {
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    let isAllowed = false;
    addEventListener('pointerdown', () => (isAllowed = true));
    speechSynthesis.speak = (utterance) => {
      if (isAllowed) speak(utterance);
      else {
        const blocked = Object.assign(new Event('error'), { error: 'not-allowed' });
        setTimeout(() => utterance.dispatchEvent(blocked));
      }
    };
  });
  await host.openWithToolbar();
  await host.page.evaluate(() => void bar().speak('青铜器'));
  await expect(host.part('notice')).toBeVisible();
  expect(await violationsOf(host)).toEqual([]);
  await host.page.locator('h1').click();
  await expect(host.part('notice')).toHaveCount(0);
  await expect.poll(() => readSpokenTexts(host.page)).toEqual(['青铜器']);
});
