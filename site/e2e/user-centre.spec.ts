import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const password = '两个黄鹂，一行白鹭';
/** A call that is refused is written to the console by the browser itself. */
const refused = /Failed to load resource: the server responded with a status of 4/;

const words = {
  zh: {
    query: '',
    home: '/',
    userName: '用户名',
    nickName: '昵称',
    contact: '手机号或邮箱',
    password: '密码',
    show: '显示',
    register: '注册',
    login: '登录',
    logout: '退出',
    prompt: '提示',
    confirm: '确定',
    cancel: '取消',
    favourites: '我的收藏',
    bookings: '我的预约',
    points: '我的积分',
    profile: '我的资料',
    remove: /^取消收藏/,
    missing: '请填写此项',
    taken: '已被使用',
    wrong: '用户名或密码不正确',
  },
  en: {
    query: '?lang=en',
    home: '/en/',
    userName: 'User name',
    nickName: 'Nickname',
    contact: 'Phone or e-mail',
    password: 'Password',
    show: 'Show',
    register: 'Register',
    login: 'Log in',
    logout: 'Log out',
    prompt: 'Please confirm',
    confirm: 'OK',
    cancel: 'Cancel',
    favourites: 'My favourites',
    bookings: 'My bookings',
    points: 'My points',
    profile: 'My profile',
    remove: /^Remove from favourites/,
    missing: 'Please fill this in',
    taken: 'Is already in use',
    wrong: 'The user name or the password is wrong',
  },
} as const;
type Language = keyof typeof words;

/** A name that no other test and no other run has. */
const freshName = () =>
  `member-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;

async function fillRegistration(page: Page, language: Language, userName: string): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.userName).fill(userName);
  await page.getByLabel(w.nickName).fill('柳岚');
  await page.getByLabel(w.contact).fill('13800138000');
  await page.getByLabel(w.password, { exact: true }).fill(password);
}

/** Registers and stops at the return address. */
async function register(page: Page, language: Language, returnUrl: string): Promise<string> {
  const userName = freshName();
  const lang = language === 'en' ? '&lang=en' : '';
  await page.goto(`/user-centre/register?returnUrl=${encodeURIComponent(returnUrl)}${lang}`);
  await fillRegistration(page, language, userName);
  await page.getByRole('button', { name: words[language].register }).click();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === returnUrl);
  return userName;
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** A call as the page's own member. */
async function callAsMember(page: Page, path: string, input: object): Promise<unknown> {
  return page.evaluate(
    async ([url, body]) => {
      const token = localStorage.getItem('access_token') ?? '';
      const headers = { 'content-type': 'application/json', 'app-token': token };
      const response = await fetch(url, { method: 'POST', headers, body });
      return (await response.json()) as unknown;
    },
    [path, JSON.stringify(input)] as const,
  );
}

for (const language of ['zh', 'en'] as const) {
  const w = words[language];

  test(`a member registers, comes back, likes, books, earns and logs out (${language})`, async ({
    page,
  }) => {
    const returnUrl = `${w.home}#/Collection/ExcellentCollection/yuanding`;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await register(page, language, returnUrl);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

    const thing = { contentId: 'yuanding', categoryCode: 'ExcellentCollection' };
    expect(await callAsMember(page, '/app/web-fav/click', thing)).toMatchObject({
      data: { isFav: true },
    });
    await callAsMember(page, '/app/web-star/create', {});

    await page.goto(`/user-centre/${w.query}`);
    await expect(page.getByRole('heading', { name: w.profile, level: 1 })).toBeVisible();
    await expect(page.getByLabel(w.nickName)).toHaveValue('柳岚');
    await expectAccessible(page);

    await page.getByRole('link', { name: w.favourites }).click();
    await expect(page.getByRole('heading', { name: w.favourites, level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: w.remove })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: w.remove }).click();
    await expect(page.getByRole('button', { name: w.remove })).toHaveCount(0);
    await expect(page.getByRole('status')).not.toBeEmpty();

    await page.getByRole('link', { name: w.points }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectAccessible(page);

    await page.getByRole('link', { name: w.bookings }).click();
    await expect(page.getByRole('heading', { name: w.bookings, level: 1 })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: w.logout }).click();
    const dialog = page.getByRole('dialog', { name: w.prompt });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: w.logout }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: w.confirm }).click();
    await page.waitForURL((url) => url.pathname === w.home);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|last/.test(key))),
    ).toEqual([]);
    expect(addresses.filter((address) => /token/i.test(new URL(address).search))).toEqual([]);
  });

  test(`logging in: by keyboard, faults beside the fields, back to where one was (${language})`, async ({
    page,
    offences,
  }) => {
    offences.expected.push(refused);
    const userName = await register(page, language, w.home);
    await page.evaluate(() => localStorage.clear());

    await page.goto(`/user-centre/login?returnUrl=${encodeURIComponent(`${w.home}#/News`)}`);
    await expectAccessible(page);
    const name = page.getByLabel(w.userName);
    await name.focus();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(name).toHaveAccessibleDescription(w.missing);
    await expectAccessible(page);

    await page.keyboard.type(userName.toUpperCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(w.wrong);
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(page.getByLabel(w.password, { exact: true })).toHaveValue('not the password');

    await page.getByLabel(w.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname + url.hash === `${w.home}#/News`);
    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token']),
    );
    await page.goto('/user-centre/login?returnUrl=%2Fuser-centre%2Fpoints');
    await page.waitForURL('**/user-centre/points');
  });

  test(`registering: every faulty field is told, also by the service (${language})`, async ({
    page,
    offences,
  }) => {
    offences.expected.push(refused);
    const taken = await register(page, language, w.home);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/user-centre/register${w.query}`);
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(4);
    await expect(page.getByLabel(w.userName)).toBeFocused();
    await expectAccessible(page);

    await fillRegistration(page, language, taken);
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.getByLabel(w.userName)).toHaveAccessibleDescription(new RegExp(w.taken));
    await expect(page.getByLabel(w.userName)).toBeFocused();
    await expect(page.locator('[aria-invalid]')).toHaveCount(1);

    await page.getByLabel(w.userName).fill(freshName());
    await page.getByLabel(w.password, { exact: true }).fill('password1');
    await page.getByRole('button', { name: w.show }).click();
    await expect(page.getByLabel(w.password, { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: w.register }).click();
    await expect(page.getByLabel(w.password, { exact: true })).toBeFocused();
    await page.getByLabel(w.password, { exact: true }).fill(password);
    await page.getByRole('button', { name: w.register }).click();
    await page.waitForURL((url) => url.pathname === w.home);
  });
}

for (const value of [
  '//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\\evil.example',
  '/\t/evil.example',
]) {
  test(`the return address ${JSON.stringify(value)} leads home`, async ({ page }) => {
    await register(page, 'zh', '/');
    await page.goto(`/user-centre/login?returnUrl=${encodeURIComponent(value)}`);
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });
}

test('a page for members leads to the log-in and back', async ({ page }) => {
  await page.goto('/user-centre/favourites?lang=en');
  await page.waitForURL('**/user-centre/login?**');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/user-centre/favourites?lang=en');
});

test('an access token that ran out is renewed, once for two pages at the same moment', async ({
  page,
  context,
  offences,
}) => {
  offences.expected.push(refused);
  await register(page, 'zh', '/');
  const before = await page.evaluate(() => {
    localStorage.setItem('access_token', 'ran-out');
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

test('details and password change, and say so', async ({ page, offences }) => {
  offences.expected.push(refused);
  const userName = await register(page, 'zh', '/');
  await page.goto('/user-centre/');
  await page.getByLabel('昵称').fill('新名字 🏺');
  await page.getByLabel('邮箱').fill('lan@museum.example');
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
  expect(await callAsMember(page, '/user-centre/api/login', login)).toMatchObject({ code: 0 });
});

test('a booking made while logged in is listed and can be cancelled', async ({ page, request }) => {
  await register(page, 'zh', '/');
  const answer = await request.get('/app/activity/page?pageSize=1');
  const { records } = (await answer.json()) as { records: { id: string; title: string }[] };
  const booking = { activityId: records[0]?.id, name: '柳岚', phone: '13800138000' };
  expect(await callAsMember(page, '/app/activity/book', booking)).toMatchObject({ code: 0 });
  await page.goto('/user-centre/bookings');
  await expect(
    page.getByRole('listitem').filter({ hasText: records[0]?.title ?? '' }),
  ).toContainText('已预约');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^取消预约/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(page.getByRole('status')).toHaveText(/已取消预约/);
  await expect(page.locator('.booking')).toContainText('已取消');
});

test('what does not load can be tried again', async ({ page, offences }) => {
  offences.expected.push(/Failed to load resource/);
  await register(page, 'zh', '/');
  await page.route('**/user-centre/api/favourites**', (route) => route.abort());
  await page.goto('/user-centre/favourites');
  await expect(page.getByRole('alert')).toContainText('网络连接错误');
  await page.unroute('**/user-centre/api/favourites**');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('还没有收藏')).toBeVisible();
});

for (const name of ['login', 'register', '', 'favourites', 'bookings', 'points']) {
  test(`/user-centre/${name} does not scroll sideways at 320 px`, async ({ page }) => {
    if (!/log|reg/.test(name)) await register(page, 'en', '/en/');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['', '?lang=en']) {
      await page.goto(`/user-centre/${name}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
