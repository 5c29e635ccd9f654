import { expect, test } from './host';
import { installScriptedEngine } from './scripted-engine';

test('help explains each tool of the bar with its state, and the keys, in the language of the bar', async ({
  host,
}) => {
  const tools = 'sound zoom-in regions help exit';
  await host.openWithToolbar('article', { tools, hotkeys: 'sound=Alt+Shift+KeyS' });
  await host.set({ zoom: 1.2, sound: true });
  await host.button('help').click();
  await expect(host.button('help')).toHaveAttribute('aria-expanded', 'true');
  const rows = host.part('help-text').locator('li');
  await expect(host.part('help-text')).toBeFocused();
  await expect(rows.nth(0)).toHaveText(/^声音 开朗读/);
  await expect(rows.nth(1)).toHaveText(/^放大 120 %放大网页/);
  await expect(rows.nth(4)).toHaveText(/^退出服务/);
  await expect(rows.last()).toHaveText('Alt+Shift+S声音');
  await expect(rows.filter({ hasText: '1–9' })).toHaveCount(1);
  await host.set({ sound: false });
  await expect(rows.nth(0)).toHaveText(/^声音 关/);
  await host.page.keyboard.press('Escape');
  await expect(host.part('help-panel')).toHaveCount(0);
  await expect(host.button('help')).toBeFocused();
});

test('English help is labelled, leaves digits out without the tool regions, and closes for another panel', async ({
  host,
}) => {
  await host.openWithToolbar('article', { tools: 'sound help exit', lang: 'en' });
  await host.button('help').focus();
  await host.page.keyboard.press('Enter');
  await expect(host.part('help-panel')).toHaveAttribute('aria-label', 'Help');
  await expect(host.part('help-text')).toContainText('Reads aloud what has the focus');
  await expect(host.part('help-text')).not.toContainText('1–9');
  await host.page.mouse.click(20, 500);
  await expect(host.part('help-panel')).toHaveCount(0);
});

test('help during a reading explains the tools, not the buttons of the reading', async ({
  host,
}) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar('read-on', { tools: 'read-on help exit' });
  await host.button('read-on').click();
  await expect(host.part('read-on')).toBeVisible();
  await host.button('help').click();
  const names = host.part('help-text').locator('li b');
  await expect(names).toHaveText(['连读', '帮助', '退出服务']);
});

test('tap opens the help at 320 px, within the window', async ({ browser, host }) => {
  const viewport = { width: 320, height: 640 };
  const context = await browser.newContext({ hasTouch: true, viewport });
  const page = await context.newPage();
  await page.goto(host.url('article', { attributes: { open: 'true', tools: 'help exit' } }));
  await page.locator('[data-tool=help]').tap();
  const box = await page.locator('[part=help-panel]').boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(640);
  expect(box && box.x + box.width).toBeLessThanOrEqual(320);
  await context.close();
});
