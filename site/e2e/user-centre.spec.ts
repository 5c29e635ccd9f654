import { expectAccessible, pageFrame } from './axe';
import { expect } from './fixtures';
import { postAsMember, password, consoleError4xx, register, messages } from './member';
import { test } from './shared-page';

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];

  test(`member registers, sees profile, favourites, points and bookings, and logs out (${language})`, async ({
    page,
  }) => {
    const returnUrl = `${w.home}#/Collection/ExcellentCollection/yuanding`;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await register(page, language, returnUrl);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

    // The site reports the first visit of the day, which earns points.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('last_login_date')))
      .not.toBeNull();

    const thing = { contentId: 'yuanding', categoryCode: 'ExcellentCollection' };
    expect(await postAsMember(page, '/app/web-fav/click', thing)).toMatchObject({
      data: { isFav: true },
    });
    await postAsMember(page, '/app/web-star/create', {});

    await page.goto(`/user-centre/${w.query}`);
    await expect(page.getByRole('heading', { name: w.profile, level: 1 })).toBeVisible();
    await expect(page.getByLabel(w.nickName)).toHaveValue('柳岚');
    await expectAccessible(page, { language });

    await page.getByRole('link', { name: w.favourites }).click();
    await expect(page.getByRole('heading', { name: w.favourites, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: w.remove })).toBeVisible();
    await expectAccessible(page, { exclude: pageFrame, language });
    await page.getByRole('button', { name: w.remove }).click();
    await expect(page.getByRole('button', { name: w.remove })).toHaveCount(0);
    await expect(page.getByRole('status')).not.toBeEmpty();

    await page.getByRole('link', { name: w.points }).click();
    // Header row, visit and rating.
    await expect(page.getByRole('row')).toHaveCount(3);
    await expectAccessible(page, { exclude: pageFrame, language });

    await page.getByRole('link', { name: w.bookings }).click();
    await expect(page.getByRole('heading', { name: w.bookings, level: 1 })).toBeVisible();
    await expectAccessible(page, { exclude: pageFrame, language });

    await page.getByRole('button', { name: w.logout }).click();
    const dialog = page.getByRole('dialog', { name: w.prompt });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: w.logout }).click();
    await expectAccessible(page, { exclude: pageFrame, language });
    await dialog.getByRole('button', { name: w.confirm }).click();
    await page.waitForURL((url) => url.pathname === w.home);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|last/.test(key))),
    ).toEqual([]);
    expect(addresses.filter((address) => /token/i.test(new URL(address).search))).toEqual([]);
  });
}

test('member page redirects to the log-in with its own URL as return address', async ({ page }) => {
  await page.goto('/user-centre/favourites?lang=en');
  await page.waitForURL('**/user-centre/login?**');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/user-centre/favourites?lang=en');
});

test('expired access token is renewed once when two pages load at the same time', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expected.push(consoleError4xx);
  await register(page, 'zh', '/');
  const before = await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired');
    return localStorage.getItem('refresh_token');
  });
  const other = await context.newPage();
  const renewals: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/user-centre/api/refresh')) renewals.push(response.status());
  });
  await Promise.all([page.goto('/user-centre/points'), other.goto('/user-centre/favourites')]);
  await expect(page.getByRole('heading', { name: '我的积分', level: 1 })).toBeVisible();
  await expect(other.getByRole('heading', { name: '我的收藏', level: 1 })).toBeVisible();
  expect(renewals).toEqual([200]);
  expect(await page.evaluate(() => localStorage.getItem('refresh_token'))).not.toBe(before);
});

test('profile and password changes are confirmed and saved', async ({ page, pageErrors }) => {
  pageErrors.expected.push(consoleError4xx);
  const userName = await register(page, 'zh', '/');
  await page.goto('/user-centre/');
  await page.getByLabel('昵称').fill('新名字 🏺');
  await page.getByLabel('邮箱').fill('lan@museum.example');
  await page.getByRole('checkbox', { name: /我同意/ }).check();
  await page.getByRole('button', { name: '保存资料' }).click();
  await expect(page.getByRole('status')).toHaveText('资料已保存。');

  await page.getByLabel('原密码').fill('wrong one');
  await page.getByLabel('新密码').fill('窗含西岭，门泊东吴');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByLabel('原密码')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('原密码').fill(password);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByRole('status')).toHaveText(/密码已修改/);
  await expect(page.getByLabel('新密码')).toHaveValue('');

  await page.reload();
  await expect(page.getByLabel('昵称')).toHaveValue('新名字 🏺');
  const login = { userName, password: '窗含西岭，门泊东吴' };
  expect(await postAsMember(page, '/user-centre/api/login', login)).toMatchObject({ code: 0 });
});

test('booking of a member is listed and can be cancelled', async ({ page, request }) => {
  await register(page, 'zh', '/');
  const response = await request.get('/app/activity/page?pageSize=1');
  const { records } = (await response.json()) as { records: { id: string; title: string }[] };
  // A random phone number: each number can book an activity once.
  const phone = `139${String(Math.random()).slice(2, 10)}`;
  const booking = { activityId: records[0]?.id, name: '柳岚', phone, consent: true };
  expect(await postAsMember(page, '/app/activity/book', booking)).toMatchObject({ code: 0 });
  await page.goto('/user-centre/bookings');
  await expect(
    page.getByRole('listitem').filter({ hasText: records[0]?.title ?? '' }),
  ).toContainText('已预约');
  await expectAccessible(page, { exclude: pageFrame });
  await page.getByRole('button', { name: /^取消预约/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('status')).toHaveText(/已取消预约/);
  await expect(page.locator('.booking')).toContainText('已取消');
});

test('favourites page offers a retry when its request fails', async ({ page, pageErrors }) => {
  pageErrors.expected.push(/Failed to load resource/);
  await register(page, 'zh', '/');
  await page.route('**/user-centre/api/favourites**', (route) => route.abort());
  await page.goto('/user-centre/favourites');
  await expect(page.getByRole('alert')).toContainText('网络连接错误');
  await page.unroute('**/user-centre/api/favourites**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('还没有收藏')).toBeVisible();
});

test('pages of the user centre do not scroll horizontally at 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNoOverflow = async (name: string) => {
    for (const query of ['', '?lang=en']) {
      await page.goto(`/user-centre/${name}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, name + query).toBeLessThanOrEqual(0);
      await expect(page).toHaveURL(`/user-centre/${name}${query}`);
    }
  };
  for (const name of ['login', 'register']) await expectNoOverflow(name);
  await register(page, 'en', '/user-centre/');
  for (const name of ['', 'favourites', 'bookings', 'points']) await expectNoOverflow(name);
});
