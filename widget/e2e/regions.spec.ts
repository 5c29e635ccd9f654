import { expect, test, type Host } from './host';
import { installScriptedEngine, readSpokenTexts } from './scripted-engine';

const tools = { tools: 'sound caption regions exit' };

async function openPanel(host: Host, attributes: Record<string, string> = {}): Promise<void> {
  await host.openWithToolbar('regions', { ...tools, ...attributes });
  await host.button('regions').click();
  await expect(host.part('regions-panel')).toBeVisible();
}

const rows = (host: Host) => host.page.locator('[part=regions-list] [role=option]');
const tabs = (host: Host) => host.page.locator('[part=regions-panel] [role=tab]');
const focused = (host: Host) => host.page.evaluate(() => document.activeElement?.id);
const markup = (host: Host) => host.page.evaluate(() => document.documentElement.outerHTML);

test('panel lists the regions of the page in reading order, with counts and without hidden ones', async ({
  host,
}) => {
  await openPanel(host);
  await expect(host.button('regions')).toHaveAttribute('aria-expanded', 'true');
  await expect(tabs(host)).toHaveText(['区域 6', '标题 4', '链接 5', '表单 1', '列表 1']);
  await expect(rows(host)).toHaveText([
    '1页首区',
    '2主菜单导航区',
    '3正文区',
    /4预约.*交互区/,
    '5展览内容区',
    '6页尾区',
  ]);
  await tabs(host).nth(1).click();
  await expect(rows(host)).toHaveText(['1馆藏精品1级', '2展览2级', '3卡片3级', '4结尾2级']);
  await tabs(host).nth(2).click();
  await expect(rows(host)).toHaveText(['1首页', '2青铜器', '3玉器', '4卡片里的链接', '5关于']);
  await tabs(host).nth(4).click();
  await expect(rows(host)).toHaveText(['1青铜器2项']);
});

test('English panel has English names, and says so where a section is empty', async ({ host }) => {
  await host.openWithToolbar('plain', { ...tools, lang: 'en' });
  await host.button('regions').click();
  await expect(host.part('regions-panel')).toHaveAttribute('aria-label', 'Regions');
  await expect(tabs(host)).toHaveText([/Regions/, /Headings/, /Links/, 'Forms 0', 'Lists 0']);
  await tabs(host).last().click();
  await expect(host.part('regions-panel')).toContainText('None on this page');
});

test('digit scrolls its heading below the bar, focuses it and leaves the markup as it was', async ({
  host,
}) => {
  await host.page.emulateMedia({ reducedMotion: 'reduce' });
  await openPanel(host);
  const before = await markup(host);
  await host.page.keyboard.press('ArrowRight');
  await host.page.keyboard.press('4');
  await expect(host.part('regions-panel')).toHaveCount(0);
  expect(await focused(host)).toBe('end');
  expect(await host.topOf('#end')).toBeCloseTo(100, -1);
  await expect(host.page.locator('#end')).toHaveAttribute('tabindex', '-1');
  await host.button('regions').focus();
  expect(await markup(host)).toBe(before);
});

test('arrow keys, Home and End choose a row, Enter goes there, and Tab leads to the sections', async ({
  host,
}) => {
  await openPanel(host);
  const active = host.page.locator('[part=regions-list] [aria-selected=true]');
  const { keyboard } = host.page;
  await expect(host.part('regions-list')).toBeFocused();
  await keyboard.press('End');
  await expect(active).toHaveText('6页尾区');
  await keyboard.press('ArrowDown');
  await expect(active).toHaveText('6页尾区');
  await keyboard.press('Home');
  await keyboard.press('ArrowDown');
  await expect(active).toHaveText(/^2/);
  await keyboard.press('Shift+Tab');
  await expect(tabs(host).first()).toBeFocused();
  await keyboard.press('End');
  await expect(tabs(host).last()).toBeFocused();
  await expect(tabs(host).last()).toHaveAttribute('aria-selected', 'true');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  expect(await focused(host)).toBe('menu');
});

test('Escape closes the panel and returns the focus to its button, or to More', async ({
  host,
}) => {
  await openPanel(host);
  await host.page.keyboard.press('Escape');
  await expect(host.part('regions-panel')).toHaveCount(0);
  await expect(host.button('regions')).toBeFocused();
  await expect(host.button('regions')).toHaveAttribute('aria-expanded', 'false');
  await host.page.setViewportSize({ width: 320, height: 640 });
  await host.openWithToolbar('regions', { tools: 'all' });
  await host.page.locator('[data-tool=more]').click();
  await host.button('regions').click();
  await expect(host.part('more-panel')).toHaveCount(0);
  await host.page.keyboard.press('Escape');
  await expect(host.page.locator('[data-tool=more]')).toBeFocused();
  expect(await host.page.evaluate(() => bar().isOpen)).toBe(true);
});

test('press on a row reads a landmark by kind and name, a heading by its level, no value of a field', async ({
  host,
}) => {
  await installScriptedEngine(host.page);
  await openPanel(host);
  await host.set({ sound: true });
  const spoken = async () => (await readSpokenTexts(host.page)).at(-1);
  await rows(host).nth(1).click();
  await expect.poll(spoken).toBe('导航区，主菜单');
  expect(await focused(host)).toBe('nav');
  await host.button('regions').click();
  await rows(host).nth(3).click();
  await expect.poll(spoken).toBe('交互区');
  expect(await focused(host)).toBe('login');
  await host.button('regions').click();
  await tabs(host).nth(1).click();
  await rows(host).first().click();
  await expect
    .poll(async () => (await readSpokenTexts(host.page)).join(''))
    .toContain('1级标题，馆藏精品');
  expect(await readSpokenTexts(host.page)).not.toContain('李明');
});

test('caption shows the region while sound is off', async ({ host }) => {
  await openPanel(host);
  await host.set({ caption: true });
  await rows(host).nth(1).click();
  await expect(host.part('caption-text')).toHaveText('导航区，主菜单');
});

test('tap on a row goes there', async ({ browser, host }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(host.url('regions', { attributes: { open: 'true', ...tools } }));
  await page.locator('[data-tool=regions]').tap();
  await page.locator('[part=regions-list] [role=option]').nth(1).tap();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('nav');
  await context.close();
});

test('list follows the page while it is open and keeps the chosen row', async ({ host }) => {
  await openPanel(host);
  await tabs(host).nth(1).click();
  await host.part('regions-list').focus();
  await host.page.keyboard.press('ArrowDown');
  const active = host.page.locator('[part=regions-list] [aria-selected=true]');
  await expect(active).toHaveText('2展览2级');
  await host.page.evaluate(() => {
    const heading = document.createElement('h2');
    heading.textContent = '新闻';
    document.querySelector('main')?.prepend(heading);
  });
  await expect(rows(host)).toHaveCount(5);
  await expect(active).toHaveText('3展览2级');
});

test('headings of same-origin frames are listed and receive the focus', async ({ host }) => {
  await host.open('framed', { attributes: { open: 'true', ...tools }, noPolicy: true });
  const inner = host.page.frameLocator('iframe');
  await expect(inner.locator('p').first()).toBeVisible();
  await inner.locator('body').evaluate((body) => {
    const heading = document.createElement('h2');
    heading.textContent = '框内';
    body.append(heading);
  });
  await host.button('regions').click();
  await tabs(host).nth(1).click();
  await rows(host).filter({ hasText: '框内' }).click();
  await expect(inner.getByText('框内')).toBeFocused();
});

test('Exit and destroy with the panel open or after a jump leave the page as it was', async ({
  host,
}) => {
  await host.open('regions', { attributes: { auto: 'false' } });
  const [before, listeners] = [await markup(host), await host.listeners()];
  await host.page.evaluate(() => {
    const api = window.A11yToolbar;
    if (api && 'create' in api) api.create({ open: true, tools: ['regions', 'exit'] });
  });
  await host.button('regions').click();
  await rows(host).nth(2).click();
  expect(await focused(host)).toBe('main');
  await host.page.evaluate(() => bar().close());
  await expect(host.page.locator('#main[tabindex]')).toHaveCount(0);
  await host.page.evaluate(() => bar().open());
  await host.button('regions').click();
  await expect(host.part('regions-list')).toBeFocused();
  await host.page.evaluate(() => bar().destroy());
  expect(await markup(host)).toBe(before);
  expect(await host.listeners()).toEqual(listeners);
});

test('list of 2,000 links has few rows in the DOM and is used to its end', async ({ host }) => {
  await host.openWithToolbar('plain', tools);
  await host.page.evaluate(() => {
    const list = document.createElement('ul');
    for (let index = 0; index < 2000; index++) {
      const link = document.createElement('a');
      link.href = `#${index}`;
      link.textContent = `藏品${index}`;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
    }
    document.body.append(list);
  });
  await expect(host.button('regions')).toBeVisible();
  await host.button('regions').click();
  await expect(tabs(host).nth(2)).toContainText('200');
  await tabs(host).nth(2).click();
  await host.part('regions-list').focus();
  await host.page.keyboard.press('End');
  await expect(host.page.locator('[part=regions-list] [aria-selected=true]')).toHaveText(
    /藏品1999$/,
  );
  expect(await rows(host).count()).toBeLessThan(50);
});
