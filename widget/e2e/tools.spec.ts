import type { Settings, ToolName } from '../src/shared/options';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';
import { expect, isolatedTest, test as sharedTest, type Host } from './host';

interface Case {
  tool: ToolName;
  /** Settings before the press. */
  before?: Partial<Settings>;
  after: Partial<Settings>;
  stored?: Record<string, string>;
  message: string;
}

const cases: Case[] = [
  {
    tool: 'sound',
    after: { sound: true, pointerReading: true },
    stored: { 'a11y-toolbar:audio': 'on', 'a11y-toolbar:overead': 'on' },
    message: '声音已开启',
  },
  {
    tool: 'sound',
    before: { sound: true, pointerReading: true },
    after: { sound: false, pointerReading: false },
    stored: { 'a11y-toolbar:audio': 'off' },
    message: '声音已关闭',
  },
  {
    tool: 'speed',
    after: { speed: 'fast' },
    stored: { 'a11y-toolbar:speed': 'fast' },
    message: '语速加快',
  },
  {
    tool: 'speed',
    before: { speed: 'fast' },
    after: { speed: 'normal' },
    stored: { 'a11y-toolbar:speed': 'middle' },
    message: '语速正常',
  },
  {
    tool: 'zoom-in',
    after: { zoom: 1.1 },
    stored: { 'a11y-toolbar:zoomsize': '1.1' },
    message: '放大',
  },
  { tool: 'zoom-in', before: { zoom: 1.4 }, after: { zoom: 1.4 }, message: '已放到最大' },
  {
    tool: 'zoom-out',
    before: { zoom: 1.3 },
    after: { zoom: 1.2 },
    stored: { 'a11y-toolbar:zoomsize': '1.2' },
    message: '缩小',
  },
  { tool: 'zoom-out', after: { zoom: 1 }, message: '已缩到最小' },
  {
    tool: 'cursor',
    after: { largeCursor: true },
    stored: { 'a11y-toolbar:cursor': 'on' },
    message: '鼠标样式已开启',
  },
  {
    tool: 'cursor',
    before: { largeCursor: true },
    after: { largeCursor: false },
    message: '鼠标样式已关闭',
  },
  {
    tool: 'crosshair',
    after: { crosshair: true },
    stored: { 'a11y-toolbar:pointer': 'on' },
    message: '十字线已开启',
  },
  {
    tool: 'crosshair',
    before: { crosshair: true },
    after: { crosshair: false },
    message: '十字线已关闭',
  },
  {
    tool: 'caption',
    after: { caption: true },
    stored: { 'a11y-toolbar:bigtext': 'on' },
    message: '大字幕已开启',
  },
  {
    tool: 'caption',
    before: { caption: true },
    after: { caption: false },
    message: '大字幕已关闭',
  },
  {
    tool: 'colour-weakness',
    after: { colourShift: '-30' },
    stored: { 'a11y-toolbar:colour': '-30' },
    message: '-30',
  },
  {
    tool: 'colour-weakness',
    before: { colourShift: '90' },
    after: { colourShift: 'none' },
    message: '色弱已关闭',
  },
  {
    tool: 'contrast',
    after: { contrast: true },
    stored: { 'a11y-toolbar:contrast': 'on' },
    message: '对比度已开启',
  },
  {
    tool: 'contrast',
    before: { contrast: true },
    after: { contrast: false },
    message: '对比度已关闭',
  },
  { tool: 'pointer-reading', after: { sound: true, pointerReading: true }, message: '指读已开启' },
  {
    tool: 'pointer-reading',
    before: { sound: true, pointerReading: true },
    after: { sound: true, pointerReading: false },
    message: '指读已关闭',
  },
];

/** One tool that toggles, one that counts and one that cycles; the further tools only in `npm run test:all`. */
const pressedByEachInput: ReadonlySet<ToolName> = new Set(['sound', 'zoom-in', 'colour-weakness']);

const inputMethods: Record<string, (host: Host, tool: ToolName) => Promise<void>> = {
  'by mouse': (host, tool) => host.button(tool).click(),
  'by keyboard alone': async (host, tool) => {
    await host.page.locator('#opener').focus();
    await host.page.keyboard.press('Enter');
    if (!(await host.panel.isVisible())) await host.page.keyboard.press('Enter');
    while ((await host.button(tool).getAttribute('tabindex')) !== '0') {
      await host.page.keyboard.press('ArrowRight');
    }
    await host.page.keyboard.press('Enter');
  },
  'by touch': (host, tool) => host.button(tool).tap(),
};

for (const [method, press] of Object.entries(inputMethods)) {
  const hasTouch = method === 'by touch';
  const test = hasTouch ? isolatedTest : sharedTest;
  test.describe(method, () => {
    test.use({ hasTouch });
    for (const { tool, before, after, stored, message } of cases) {
      const isRepetition = method !== 'by mouse' && !pressedByEachInput.has(tool);
      const tag = isRepetition ? '@sweep' : [];
      test(
        `tool ${tool} pressed with ${before ? JSON.stringify(before) : 'default settings'}`,
        { tag },
        async ({ host }) => {
          await installScriptedEngine(host.page);
          await host.openWithToolbar();
          if (before) await host.set(before);
          await press(host, tool);
          await expect.poll(() => host.settings()).toMatchObject(after);
          expect(await host.stored()).toMatchObject(stored ?? {});
          const isLoud = before?.sound === true || after.sound === true;
          if (isLoud)
            await expect.poll(async () => (await readSpokenTexts(host.page)).at(-1)).toBe(message);
          else await expect(host.status).toContainText(message);
        },
      );
    }

    test('reset clears settings and storage and speaks its confirmation last', async ({ host }) => {
      await installScriptedEngine(host.page);
      await host.openWithToolbar();
      await host.set({ sound: true, zoom: 1.3, contrast: true, colourShift: '90', caption: true });
      await press(host, 'reset');
      await expect
        .poll(() => host.settings())
        .toEqual({
          sound: false,
          pointerReading: false,
          speed: 'normal',
          zoom: 1,
          crosshair: false,
          largeCursor: false,
          caption: false,
          colourShift: 'none',
          contrast: false,
        });
      expect(await host.stored()).toEqual({});
      await expect.poll(async () => (await readSpokenTexts(host.page)).at(-1)).toBe('已重置');
    });

    test('exit closes the toolbar, removes its effects and keeps the settings', async ({
      host,
    }) => {
      await host.openWithToolbar();
      await host.set({ zoom: 1.2, contrast: true, crosshair: true });
      await press(host, 'exit');
      await expect(host.panel).toBeHidden();
      await expect(host.page.locator('html')).not.toHaveAttribute('data-a11y-toolbar-open');
      expect(await host.topOf('header')).toBe(0);
      expect(await host.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(await host.settings()).toMatchObject({ zoom: 1.2, contrast: true, crosshair: true });
      expect(await host.page.evaluate(() => document.cookie)).toContain(
        'a11y-toolbar-toolbar=hidden',
      );
    });
  });
}

sharedTest('colour weakness tool cycles through every shift', async ({ host }) => {
  await host.openWithToolbar();
  for (const shift of ['-30', '30', '90', 'none']) {
    await host.button('colour-weakness').click();
    expect(await host.settings()).toMatchObject({ colourShift: shift });
  }
});

sharedTest(
  'confirmation goes to the live region without sound and to speech with sound',
  async ({ host }) => {
    await installScriptedEngine(host.page);
    await host.openWithToolbar();
    await host.button('contrast').click();
    await expect(host.status).toHaveText('对比度已开启');
    expect(await readSpokenTexts(host.page)).toEqual([]);
    await host.set({ sound: true });
    await host.button('contrast').click();
    await expect.poll(() => readSpokenTexts(host.page)).toEqual(['对比度已关闭']);
    await expect(host.status).toHaveText('对比度已开启');
  },
);

sharedTest('confirmation that cannot be spoken goes to the live region', async ({ host }) => {
  await installScriptedEngine(host.page, []);
  await host.openWithToolbar();
  await host.set({ sound: true });
  await host.button('crosshair').click();
  await expect(host.status).toHaveText('十字线已开启', { timeout: 5000 });
});

sharedTest('repeated confirmation changes the text of the live region', async ({ host }) => {
  await host.openWithToolbar();
  const texts: (string | null)[] = [];
  for (let i = 0; i < 2; i++) {
    await host.button('zoom-out').click();
    texts.push(await host.status.textContent());
  }
  expect(texts[0]).not.toBe(texts[1]);
  expect(texts[0]?.trim()).toBe(texts[1]?.trim());
});

sharedTest('speech uses rate 1 or 1.5 and a voice of the text language', async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar();
  await host.page.evaluate(() => bar().speak('青铜器'));
  await host.set({ speed: 'fast' });
  await host.page.evaluate(() => bar().speak('Bronze', { lang: 'en' }));
  expect(await host.page.evaluate(() => window.spoken)).toEqual([
    { text: '青铜器', lang: 'zh-CN', rate: 1, pitch: 1, volume: 1, voice: 'zh-CN' },
    {
      text: 'Bronze',
      lang: expect.stringMatching(/^en/),
      rate: 1.5,
      pitch: 1,
      volume: 1,
      voice: 'en-US',
    },
  ]);
});
