import { expect, test, type Host } from './host';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';

test.use({ hasTouch: true, viewport: { width: 768, height: 600 } });

const tools = 'touch-explore sound exit';

/** Counts the clicks on an element, and records its pointer events. */
const record = (host: Host, selector: string) =>
  host.page.evaluate((value) => {
    window.pages = [];
    const element = document.querySelector(value);
    for (const type of ['click', 'pointerup', 'pointercancel', 'touchend', 'touchcancel'])
      element?.addEventListener(type, (event) => {
        if (type === 'click') event.preventDefault();
        window.pages.push(type);
      });
  }, selector);
const recorded = () => window.pages;

test.beforeEach(async ({ host }) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar('article', { tools });
  await host.button('touch-explore').tap();
  await expect(host.button('touch-explore')).toHaveAttribute('aria-pressed', 'true');
});

test('first tap on a link reads and outlines it and cancels the press, the second one activates it', async ({
  host,
}) => {
  await record(host, '#link');
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).toEqual(['pointercancel', 'touchcancel']);
  await expect.poll(() => readSpokenTexts(host.page)).toContain('链接，馆藏');
  await expect(host.page.locator('.layer > .outline').last()).toBeVisible();
  await host.page.locator('#link').tap();
  expect((await host.page.evaluate(recorded)).slice(2)).toEqual(['pointerup', 'touchend', 'click']);
});

test('tap elsewhere forgets the explored control', async ({ host }) => {
  await record(host, '#link');
  await host.page.locator('#link').tap();
  await host.page.locator('#prose').tap({ position: { x: 4, y: 4 } });
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).not.toContain('click');
});

test('text field is focused by the second tap', async ({ host }) => {
  await host.page.evaluate(() => {
    const field = document.createElement('input');
    field.id = 'field';
    field.value = 'private';
    field.setAttribute('aria-label', '姓名');
    document.querySelector('#prose')?.after(field);
  });
  const field = host.page.locator('#field');
  await field.tap();
  await expect(field).not.toBeFocused();
  await expect.poll(() => readSpokenTexts(host.page)).toContain('姓名');
  await field.tap();
  await expect(field).toBeFocused();
});

test('mouse, assistive clicks and buttons of the toolbar activate at once', async ({ host }) => {
  await record(host, '#link');
  await host.page.locator('#link').click();
  await host.page.locator('#link').evaluate((link: HTMLElement) => link.click());
  const clicks = (await host.page.evaluate(recorded)).filter((type) => type === 'click');
  expect(clicks).toHaveLength(2);
  await host.button('sound').tap();
  await expect(host.button('sound')).toHaveAttribute('aria-pressed', 'true');
});

test('touch that moves is left to the page', async ({ host }) => {
  await record(host, '#link');
  const box = await host.page.locator('#link').boundingBox();
  const devtools = await host.page.context().newCDPSession(host.page);
  const point = (dx: number) => [{ x: (box?.x ?? 0) + 5 + dx, y: (box?.y ?? 0) + 5 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
  for (const dx of [10, 20, 30])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(dx) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await host.page.evaluate(recorded)).not.toContain('touchcancel');
});

test('tool listens to nothing after it is switched off and after Exit', async ({ host }) => {
  const taps = async () =>
    (await host.listeners()).filter((type) => /touchend|mousedown/.test(type));
  expect(await taps()).not.toEqual([]);
  await host.page.evaluate(() => bar().set({ touchExplore: false }));
  const off = await taps();
  await host.page.evaluate(() => bar().set({ touchExplore: true }));
  await host.button('exit').tap();
  expect((await taps()).length).toBeLessThanOrEqual(off.length);
  await record(host, '#link');
  await host.page.locator('#link').tap();
  expect(await host.page.evaluate(recorded)).toContain('click');
});

test('control in a frame of the same origin is read first as well', async ({ host }) => {
  await host.page.evaluate(() => {
    const frame = document.createElement('iframe');
    document.querySelector('#prose')?.after(frame);
    const button = frame.contentDocument?.createElement('button');
    if (!button) return;
    button.textContent = '预约';
    button.addEventListener('click', () => (button.textContent = '已预约'));
    frame.contentDocument?.body.append(button);
  });
  // A frame that is added later is watched from its load event or the next switching on.
  await host.page.evaluate(() => {
    bar().set({ touchExplore: false });
    bar().set({ touchExplore: true });
  });
  const button = host.page.frameLocator('iframe').locator('button');
  await button.tap();
  await expect(button).toHaveText('预约');
  await expect.poll(() => readSpokenTexts(host.page)).toContain('按钮，预约');
  await button.tap();
  await expect(button).toHaveText('已预约');
});

test('page is as before after destroy', async ({ host }) => {
  await host.page.locator('#link').tap();
  await host.page.evaluate(() => bar().destroy());
  await expect(host.page.locator('[data-a11y-toolbar]')).toHaveCount(0);
  expect(await host.page.evaluate(() => document.documentElement.getAttributeNames())).toEqual([
    'lang',
  ]);
  expect(
    (await host.listeners()).filter((type) => /touchend|pointerup|mousedown/.test(type)),
  ).toEqual([]);
});

declare global {
  var pages: string[];
}
