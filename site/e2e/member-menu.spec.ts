import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { consoleError4xx, register, messages } from './member';
import { test } from './shared-page';

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`log-in link carries the return address, and the member menu logs out after confirmation (${language})`, async ({
    page,
  }) => {
    await visit(page, language, '/News');
    const login = page.getByRole('banner').getByRole('link', { name: w.login });
    const href = new URL((await login.getAttribute('href')) ?? '', page.url());
    expect(href.searchParams.get('returnUrl')).toBe(`${w.home}#/News`);

    await register(page, language, `${w.home}#/News`);
    const opener = page.getByRole('banner').getByRole('button', { name: '柳岚' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expectAccessible(page, { include: 'header:not(main *)', language });

    const logout = page.getByRole('banner').getByRole('button', { name: w.logout });
    const dialog = page.getByRole('dialog', { name: w.prompt });
    await opener.click();
    await logout.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(logout).toBeFocused();

    await logout.click();
    await dialog.getByRole('button', { name: w.confirm }).click();
    await expect(login).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  });
}

test('expired access token is renewed, and an unknown refresh token ends the session', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  await register(page, 'zh', '/#/News');
  const opener = page.getByRole('banner').getByRole('button', { name: '柳岚' });
  await expect(opener).toBeVisible();

  await page.evaluate(() => localStorage.setItem('access_token', 'expired'));
  await page.reload();
  await expect(opener).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('expired');

  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired');
    localStorage.setItem('refresh_token', 'unknown');
  });
  await page.reload();
  // The prerendered page shows the log-in link before the app has checked the session.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: '登录' })).toBeVisible();
});

test('opened member menu moves nothing on the page', async ({ page }) => {
  await register(page, 'zh', '/#/News');
  const title = page.getByRole('heading', { level: 1 });
  const opener = page.getByRole('banner').getByRole('button', { name: '柳岚' });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await title.boundingBox();
    await opener.click();
    await expect(page.getByRole('banner').getByRole('button', { name: '退出' })).toBeInViewport();
    expect(await title.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
  }
});

test('utility bar does not scroll horizontally at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['zh', 'en'] as const) {
    await visit(page, language, '/News');
    await expect(
      page.getByRole('banner').getByRole('link', { name: messages[language].login }),
    ).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
});
