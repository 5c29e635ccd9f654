import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberStorageKeys } from '../../../contract/shared/user-centre';
import { Link } from '../../router/link';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { AccountControl } from './account-control';

const render = setUpRendering();

const member = { success: true, code: 0, msg: '', data: { id: '7', nickName: '柳岚' } };
const done = { success: true, code: 0, msg: '', data: null };
const reload = vi.fn();

beforeAll(async () => {
  // Loaded on demand in the app: preload it, so that tests need not wait for it.
  await import('./member-menu');
});

beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

async function openAt(
  path: string,
  responses: Parameters<typeof createFakeService>[0],
  isLoggedIn = true,
) {
  window.location.hash = `#${path}`;
  if (isLoggedIn) {
    for (const key of Object.values(memberStorageKeys)) localStorage.setItem(key, 'x');
  }
  const service = createFakeService(responses);
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <AccountControl />
        <Link to="/News">to the news</Link>
      </TestRouter>
    </TestProviders>,
  );
  const countOf = (name: string) => service.calls.filter((call) => call.name === name).length;
  return { box, service, countOf };
}

test('the login link has the current page as return URL, and no member request is sent when logged out', async () => {
  const { box, countOf } = await openAt('/News?page=2', {}, false);
  const login = new URL(getControl(box, '登录').getAttribute('href') ?? '', 'http://museum.test');
  expect(login.pathname).toBe('/user-centre/');
  expect(login.searchParams.get('returnUrl')).toBe('/#/News?page=2');
  expect(countOf('memberInfo')).toBe(0);
});

test('the login link leads to the user centre of the site record', async () => {
  const site = (userCentre: string) =>
    listResponse([{ id: '1', siteCode: 'museum-zh', website: '/', userCentre }]);
  const external = await openAt('/', { siteDetail: site('https://id.example/in?app=7') }, false);
  expect(getControl(external.box, '登录').getAttribute('href')).toMatch(
    /^https:\/\/id\.example\/in\?app=7&returnUrl=/,
  );
});

test('the login link ignores a user centre with a javascript: URL', async () => {
  const unsafe = listResponse([
    { id: '1', siteCode: 'x', website: '/', userCentre: 'javascript:alert(1)' },
  ]);
  const { box } = await openAt('/', { siteDetail: unsafe }, false);
  expect(getControl(box, '登录').getAttribute('href')).toMatch(/^\/user-centre\/\?/);
});

test('the member menu opens from the nickname, and Escape closes it and restores focus', async () => {
  const { box } = await openAt('/News', { memberInfo: member });
  const opener = getControl(box, '柳岚，会员菜单');
  expect(getElement(box, 'ul').hidden).toBe(true);
  await actAndWait(() => opener.click());
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(getControl(box, '用户中心').getAttribute('href')).toBe('/user-centre/');
  await actAndWait(() =>
    getControl(box, '退出').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    ),
  );
  expect(getElement(box, 'ul').hidden).toBe(true);
  expect(document.activeElement).toBe(opener);
});

test('the member request is repeated on navigation until it succeeds', async () => {
  const { box, service, countOf } = await openAt('/', { memberInfo: 500 });
  expect(countOf('memberInfo')).toBe(1);
  expect(getControl(box, '登录')).toBeTruthy();
  expect(box.querySelector('section[aria-live] p')).toBeNull();
  service.answer('memberInfo', member);
  await actAndWait(() => getControl(box, 'to the news').click());
  expect(getControl(box, '柳岚，会员菜单')).toBeTruthy();
  await actAndWait(() => {
    window.location.hash = '#/Collection';
  });
  expect(countOf('memberInfo')).toBe(2);
});

async function openLogoutDialog(box: HTMLElement) {
  await actAndWait(() => getControl(box, '柳岚，会员菜单').click());
  await actAndWait(() => getControl(box, '退出').click());
  return getElement(document.body, 'dialog');
}

test('cancelling the logout dialog keeps the member logged in', async () => {
  const { box, countOf } = await openAt('/', { memberInfo: member, memberLogout: done });
  const dialog = await openLogoutDialog(box);
  expect(dialog.textContent).toContain('提示');
  expect(dialog.textContent).toContain('确定退出系统吗');
  await actAndWait(() => getControl(dialog, '取消').click());
  expect(document.body.querySelector('dialog')).toBeNull();
  expect(countOf('memberLogout')).toBe(0);
  expect(localStorage.getItem('access_token')).toBe('x');
});

test.each([
  ['succeeds', done],
  ['fails', 500],
])(
  'logging out clears the storage and reloads the page when the request %s',
  async (_, response) => {
    const { box, countOf } = await openAt('/', { memberInfo: member, memberLogout: response });
    const dialog = await openLogoutDialog(box);
    await actAndWait(() => getControl(dialog, '确定').click());
    expect(countOf('memberLogout')).toBe(1);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('the member menu becomes the login link after a logout in another tab', async () => {
  const { box } = await openAt('/', { memberInfo: member });
  await actAndWait(() => {
    localStorage.clear();
    window.dispatchEvent(new Event('storage'));
  });
  expect(getControl(box, '登录')).toBeTruthy();
});
