import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const password = '两个黄鹂，一行白鹭';
/** Console error that the browser logs for a response with a status of 4xx. */
export const refused = /Failed to load resource: the server responded with a status of 4/;

export const words = {
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

/** A user name that is unique across tests and runs. */
export const freshName = () =>
  `member-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;

export async function fillRegistration(
  page: Page,
  language: Language,
  userName: string,
): Promise<void> {
  const w = words[language];
  await page.getByLabel(w.userName).fill(userName);
  await page.getByLabel(w.nickName).fill('柳岚');
  await page.getByLabel(w.contact).fill('13800138000');
  await page.getByLabel(w.password, { exact: true }).fill(password);
}

/** Registers a member, waits for the return address and returns the user name. */
export async function register(page: Page, language: Language, returnUrl: string): Promise<string> {
  const userName = freshName();
  const lang = language === 'en' ? '&lang=en' : '';
  await page.goto(`/user-centre/register?returnUrl=${encodeURIComponent(returnUrl)}${lang}`);
  await fillRegistration(page, language, userName);
  await page.getByRole('button', { name: words[language].register }).click();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === returnUrl);
  return userName;
}

export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Sends a POST request with the access token of the member who is logged in on the page. */
export async function callAsMember(page: Page, path: string, input: object): Promise<unknown> {
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
