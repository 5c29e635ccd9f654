import { fillPath, isRecordRoute, findRoute } from '../contract/shared/route-paths';
import { routes } from '../contract/shared/routes';
import { forms } from './call-errors/forms';
import { expect, visit } from './fixtures';
import { consoleError4xx, register } from './member';
import { test } from './shared-page';

const heading = { level: 1 } as const;

for (const language of ['zh', 'en'] as const) {
  const missing = { zh: '没有找到这条内容', en: 'This entry was not found' }[language];

  test(`page of a missing record shows the not-found heading and a link to its list (${language})`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(180_000);
    pageErrors.expected.push(/status of 404/);
    for (const route of routes.filter(isRecordRoute)) {
      const list = findRoute(route.meta?.parent ?? '');
      const code = list?.name ?? '';
      const path = fillPath(route.path, { code, name: code, id: 'gone', tagId: 'gone' });
      const query = route.path.includes(':id') ? '' : '?id=gone';
      await visit(page, language, path + query);
      await expect(page.getByRole('heading', heading), path).toHaveText(missing);
      const listLink = page.getByRole('main').locator(`a[href="#${list?.path}"]`);
      await expect(listLink.first(), `${path}: link to its list`).toBeVisible();
    }
  });
}

test('exhibition page with an unknown tag shows the not-found heading', async ({ page }) => {
  await visit(page, 'zh', '/Exhibition/BaseExhibition/bronze-and-rites/gone');
  await expect(page.getByRole('heading', heading)).toHaveText('没有找到这条内容');
});

test('exhibition page with an unknown chapter label shows the whole exhibition', async ({
  page,
}) => {
  await visit(page, 'zh', '/Exhibition/BaseExhibition/bronze-and-rites');
  const whole = await page.getByRole('heading', heading).innerText();
  const chapter = page.getByRole('main').locator('a[href*="?label="]').first();
  const label = await chapter.innerText();
  await chapter.click();
  await expect(page.getByRole('heading', heading)).toContainText(`：${label}`);
  await visit(page, 'zh', '/Exhibition/BaseExhibition/bronze-and-rites?label=none');
  await expect(page.getByRole('heading', heading)).toHaveText(whole);
});

test('Ctrl+click on an object opens it in a new tab and leaves the list unchanged', async ({
  page,
  context,
}) => {
  await visit(page, 'zh', '/Collection/ExcellentCollection');
  const link = page.getByRole('main').locator('li:has(img) a').first();
  const [name = ''] = (await link.innerText()).split('\n');
  const href = (await link.getAttribute('href')) ?? 'none';
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', heading)).toHaveText(name);
  expect(tab.url().endsWith(href)).toBe(true);
  await expect(page).toHaveURL(/\/ExcellentCollection$/);
  await expect(link).toBeVisible();
});

test('Back and Forward restore page, scroll position and focus', async ({ page }) => {
  await visit(page, 'zh', '/Collection/ExcellentCollection?page=2');
  const links = page.getByRole('main').locator('li:has(img) a');
  await links.nth(9).scrollIntoViewIfNeeded();
  const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrollTop();
  expect(before).toBeGreaterThan(100);
  const [name = ''] = (await links.nth(9).innerText()).split('\n');
  await links.nth(9).click();
  await expect(page.getByRole('heading', heading)).toHaveText(name);
  await expect.poll(scrollTop).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
  await expect(links.nth(9)).toBeFocused();
  await expect.poll(scrollTop).toBe(before);

  await page.goForward();
  await expect(page.getByRole('heading', heading)).toHaveText(name);
  await expect(page.getByRole('heading', heading)).toBeFocused();
  await expect.poll(scrollTop).toBe(0);
});

test('docent form is sent with its values when the session expires while it is filled in', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  const { route = '', fill } = forms['docent booking'] ?? {};
  await register(page, 'zh', `/#${route}`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: '柳岚' })).toBeVisible();
  await fill?.(page);
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired');
    localStorage.setItem('refresh_token', 'unknown');
  });
  await page.locator('main form .send').first().click();
  await expect(page.getByRole('heading', { name: '预约成功' })).toBeFocused();
  await expect(banner.getByRole('link', { name: '登录' })).toBeVisible();
});

test('profile form keeps its values and reports a session that expired while it was filled in', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  await register(page, 'zh', '/user-centre/');
  const name = page.getByLabel('昵称');
  await name.fill('换一个名字');
  await page.getByRole('checkbox').check();
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired');
    localStorage.setItem('refresh_token', 'unknown');
  });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '登录' })).toBeVisible();
  await expect(name).toHaveValue('换一个名字');
});
