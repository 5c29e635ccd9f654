import { consentMessages } from '../app/features/form/consent-messages';
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { password, register } from './member';
import { test } from './shared-page';

const { consent } = consentMessages.zh;

/** Presses Tab until the element has focus; throws after 160 presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Finding an element by its role takes longer than a press: it is found once.
  const element = await target.elementHandle();
  for (let step = 0; step < 160; step++) {
    if (await element.evaluate((each) => each === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens a service page from the home page through the submenu. */
async function goToService(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await press(page, menuOf(page).getByRole('button', { name: '展开“服务”的子栏目' }));
  await press(page, menuOf(page).getByRole('link', { name, exact: true }));
  await expect(heading(page)).toBeFocused();
}

test('keyboard: an object is found and added to the favourites, with log-in and log-out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' });
  const userName = await register(await otherContext.newPage(), 'zh', '/');
  await otherContext.close();

  await page.goto('/');
  await press(page, menuOf(page).getByRole('link', { name: '典藏', exact: true }));
  await expect(heading(page)).toHaveText('典藏');
  await expect(heading(page)).toBeFocused();
  const object = page.getByRole('main').locator('a[href*="#/Collection/ExcellentCollection/"]');
  await press(page, object.first());
  await expect(page).toHaveURL(/ExcellentCollection\/.+/);
  await expect(heading(page)).toBeFocused();
  const address = page.url();

  await press(page, page.getByRole('main').getByRole('link', { name: '登录后收藏' }));
  await expect(page).toHaveURL(/user-centre/);
  await typeInto(page, page.getByLabel('用户名'), userName);
  await typeInto(page, page.getByLabel('密码', { exact: true }), password);
  await page.keyboard.press('Enter');
  await page.waitForURL(address);

  const favourite = page.getByRole('button', { name: '收藏', exact: true });
  await press(page, favourite);
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await press(page, favourite, 'Space');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');

  const opener = page.getByRole('banner').getByRole('button', { name: '柳岚' });
  await page.getByRole('link', { name: '跳到正文' }).focus();
  await press(page, opener);
  await press(page, page.getByRole('banner').getByRole('button', { name: '退出' }));
  const prompt = page.getByRole('dialog', { name: '提示' });
  await press(page, prompt.getByRole('button', { name: '取消' }));
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: '退出' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, prompt.getByRole('button', { name: '确定' }));
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

test('keyboard: the button below a picture higher than the window is seen with the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await page.goto('/#/Collection/ExcellentCollection/yuanding');
  const enlarge = page.getByRole('main').getByRole('button', { name: '放大查看' });
  await tabTo(page, enlarge);
  await expect(enlarge).toBeInViewport({ ratio: 1 });
  // Beside the rest of the label it stays in view.
  await page.getByRole('button', { name: '对比' }).focus();
  await expect(enlarge).toBeInViewport({ ratio: 1 });
});

test('keyboard: Back restores the scroll position and the focus on the followed link', async ({
  page,
}) => {
  await page.goto('/#/News/Notice');
  await expect(heading(page)).toHaveText('公告');
  const link = page.getByRole('main').locator('a[href*="#/News/Notice/"]').nth(7);
  await tabTo(page, link);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Notice\/.+/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  // The followed link is in a submenu that is closed now: focus falls back to the page title.
  await press(page, menuOf(page).getByRole('button', { name: '展开“服务”的子栏目' }));
  await press(page, menuOf(page).getByRole('link', { name: '失物招领', exact: true }));
  await expect(heading(page)).toHaveText('失物招领');
  await page.goBack();
  await expect(heading(page)).toHaveText('公告');
  await expect(heading(page)).toBeFocused();
});

test('keyboard: a docent is booked', async ({ page }) => {
  await goToService(page, '预约讲解');
  const day = page.getByRole('combobox', { name: '日期' });
  await tabTo(page, day);
  for (let each = 0; each < 3; each++) await page.keyboard.press('ArrowDown');
  await press(page, page.getByRole('radio').first(), 'Space');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await typeInto(page, page.getByLabel('人数'), '2');
  await typeInto(page, page.getByLabel('姓名'), '林晚');
  const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  await typeInto(page, page.getByLabel('手机号', { exact: true }).first(), phone);
  await press(page, page.getByRole('checkbox', { name: consent }), 'Space');
  await press(page, page.getByRole('button', { name: '预约讲解', exact: true }));
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeFocused();
});

test('keyboard: a lost item is reported', async ({ page }) => {
  await goToService(page, '失物招领');
  await press(page, page.getByRole('radio', { name: '我丢了东西' }), 'Space');
  await typeInto(page, page.getByLabel('物品', { exact: true }), '折叠伞');
  await typeInto(page, page.getByLabel('样子'), '蓝色，伞柄有一道划痕');
  await typeInto(page, page.getByLabel('地点'), '一层水院');
  const [year = '', month = '', day = ''] = new Date(Date.now() - 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  // The native date field takes month, day and year in the order of its locale.
  await typeInto(page, page.getByLabel('日期'), `${month}${day}${year}`);
  await typeInto(page, page.getByLabel('联系方式'), 'lin@example.com');
  await press(page, page.getByRole('checkbox', { name: consent }), 'Space');
  await press(page, page.getByRole('button', { name: '提交登记' }));
  await expect(page.getByRole('status').filter({ hasText: '登记成功' })).toContainText('折叠伞');
});

test('keyboard: the site is rated', async ({ page }) => {
  await page.goto('/');
  await press(page, menuOf(page).getByRole('button', { name: '展开“资讯”的子栏目' }));
  await press(page, menuOf(page).getByRole('link', { name: '公告', exact: true }));
  await expect(heading(page)).toBeFocused();
  // The side menu precedes the page in the tab order: start from the skip link.
  await page.getByRole('link', { name: '跳到正文' }).focus();
  await press(page, page.getByRole('button', { name: '评价', exact: true }));
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('group', { name: '整体设计' });
  await expect(first.getByRole('radio', { name: '5 星' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first.getByRole('radio', { name: '4 星' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '五星' })).not.toBeChecked();
  await press(page, dialog.getByRole('checkbox', { name: '五星' }), 'Space');
  await expect(first.getByRole('radio', { name: '5 星' })).toBeChecked();
  await press(page, dialog.getByRole('button', { name: '提交' }));
  await expect(page.getByText('评价成功')).toBeVisible();
  await expect(page.getByRole('button', { name: '评价', exact: true })).toBeFocused();
});

test('keyboard: the language link opens the same page in English and leads back', async ({
  page,
}) => {
  await page.goto('/#/News/Notice');
  await expect(heading(page)).toHaveText('公告');
  await press(page, page.getByRole('link', { name: 'English', exact: true }));
  await expect(page).toHaveURL(/\/en\/#\/News\/Notice$/);
  await expect(heading(page)).toHaveText('Notices');
  await press(page, page.getByRole('link', { name: '简体', exact: true }));
  await expect(heading(page)).toHaveText('公告');
});

test('keyboard: the toolbar opens, zooms, captions the focused link and closes', async ({
  page,
  pageErrors,
}) => {
  // Without browser voices the service synthesises speech, which needs espeak-ng and may respond 503.
  pageErrors.expected = [/status of 503/];
  const unavailable: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 503) unavailable.push(new URL(response.url()).pathname);
  });
  await page.goto('/#/News/Notice');
  await expect(heading(page)).toHaveText('公告');
  const opener = page.getByRole('button', { name: '无障碍', exact: true });
  await press(page, opener);
  const tools = page.locator('[data-a11y-toolbar]');
  const tool = (name: string) => tools.locator(`button[data-tool=${name}]`);
  await expect(tool('zoom-in')).toBeVisible();

  /** Enters the toolbar with Tab and moves within it with ArrowRight. */
  const focusTool = async (name: string) => {
    for (let step = 0; step < 200; step++) {
      const at = await tools.evaluate(
        (host) => host.shadowRoot?.activeElement?.getAttribute('data-tool') ?? null,
      );
      if (at === name) return;
      await page.keyboard.press(at === null ? 'Tab' : 'ArrowRight');
    }
    throw new Error(`keyboard focus never reaches the tool ${name}`);
  };
  await focusTool('zoom-in');
  await page.keyboard.press('Enter');
  const zoom = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--a11y-toolbar-zoom').trim(),
    );
  await expect.poll(zoom).toBe('1.1');

  await focusTool('caption');
  await page.keyboard.press('Enter');
  await focusTool('pointer-reading');
  await page.keyboard.press('Enter');
  await expect(tool('pointer-reading')).toHaveAttribute('aria-pressed', 'true');
  const read = page.getByRole('main').locator('a[href*="#/News/Notice/"]').first();
  await page.getByRole('link', { name: '跳到正文' }).focus();
  await tabTo(page, read);
  const text = (await read.innerText()).split('\n')[0]?.trim().slice(0, 4) ?? '';
  await expect(tools.locator('[part=caption]')).toContainText(text);

  await focusTool('exit');
  await page.keyboard.press('Enter');
  await expect(tools.locator('[part=panel]')).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(unavailable.filter((path) => path !== '/tts')).toEqual([]);
});
