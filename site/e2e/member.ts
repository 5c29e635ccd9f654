import type { Page } from '@playwright/test';
export const password = '两个黄鹂，一行白鹭';
/** Console error that the browser logs for a response with a status of 4xx. */
export const consoleError4xx = /Failed to load resource: the server responded with a status of 4/;

export const messages = {
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
    missing: '请填写此项。',
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
    missing: 'Please fill this in.',
    taken: 'already in use',
    wrong: 'The user name or the password is wrong',
  },
} as const;
type Language = keyof typeof messages;

/** A user name that is unique across tests and runs. */
export const uniqueUserName = () =>
  `member-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;

export async function fillRegistration(
  page: Page,
  language: Language,
  userName: string,
): Promise<void> {
  const w = messages[language];
  await page.getByLabel(w.userName).fill(userName);
  await page.getByLabel(w.nickName).fill('柳岚');
  await page.getByLabel(w.contact).fill('13800138000');
  await page.getByLabel(w.password, { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

/** Registers a member, waits for the return address and returns the user name. */
export async function register(page: Page, language: Language, returnUrl: string): Promise<string> {
  const userName = uniqueUserName();
  const lang = language === 'en' ? '&lang=en' : '';
  await page.goto(`/user-centre/register?returnUrl=${encodeURIComponent(returnUrl)}${lang}`);
  await fillRegistration(page, language, userName);
  await page.getByRole('button', { name: messages[language].register }).click();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === returnUrl);
  return userName;
}

/** Sends a POST request with the access token of the member who is logged in on the page. */
export async function postAsMember(page: Page, path: string, input: object): Promise<unknown> {
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
