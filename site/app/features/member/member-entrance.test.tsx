import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { memberKeys } from '../../../contract/user-centre';
import { Link } from '../../router/link';
import { Museum, Routed, fakeService, rows } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { MemberEntrance } from './member-entrance';

const render = setUpRendering();

const member = { success: true, code: 0, msg: '', data: { id: '7', nickName: '柳岚' } };
const done = { success: true, code: 0, msg: '', data: null };
const reload = vi.fn();

beforeAll(async () => {
  // Fetched on need, which takes longer than a test waits.
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

async function at(path: string, answers: Parameters<typeof fakeService>[0], loggedIn = true) {
  window.location.hash = `#${path}`;
  if (loggedIn) {
    for (const key of Object.values(memberKeys)) localStorage.setItem(key, 'x');
  }
  const service = fakeService(answers);
  const box = await render(
    <Museum service={service}>
      <Routed>
        <MemberEntrance />
        <Link to="/News">to the news</Link>
      </Routed>
    </Museum>,
  );
  const asked = (name: string) => service.calls.filter((call) => call.name === name).length;
  return { box, service, asked };
}

test('a visitor finds the way in, which leads back to the page', async () => {
  const { box, asked } = await at('/News?page=2', {}, false);
  const login = new URL(control(box, '登录').getAttribute('href') ?? '', 'http://museum.test');
  expect(login.pathname).toBe('/user-centre/');
  expect(login.searchParams.get('returnUrl')).toBe('/#/News?page=2');
  expect(asked('memberInfo')).toBe(0);
});

test('the museum may name another user centre, but no script', async () => {
  const site = (userCentre: string) =>
    rows([{ id: '1', siteCode: 'museum-zh', website: '/', userCentre }]);
  const other = await at('/', { siteDetail: site('https://id.example/in?app=7') }, false);
  expect(control(other.box, '登录').getAttribute('href')).toMatch(
    /^https:\/\/id\.example\/in\?app=7&returnUrl=/,
  );
});

test('a user centre that would run script is not followed', async () => {
  const bad = rows([{ id: '1', siteCode: 'x', website: '/', userCentre: 'javascript:alert(1)' }]);
  const { box } = await at('/', { siteDetail: bad }, false);
  expect(control(box, '登录').getAttribute('href')).toMatch(/^\/user-centre\/\?/);
});

test('a member finds a menu under the nickname; Escape closes it', async () => {
  const { box } = await at('/News', { memberInfo: member });
  const opener = control(box, '柳岚，会员菜单');
  expect(find(box, 'ul').hidden).toBe(true);
  await doing(() => opener.click());
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(control(box, '用户中心').getAttribute('href')).toBe('/user-centre/');
  await doing(() =>
    control(box, '退出').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    ),
  );
  expect(find(box, 'ul').hidden).toBe(true);
  expect(document.activeElement).toBe(opener);
});

test('who is logged in is asked again on navigation only while it is not known', async () => {
  const { box, service, asked } = await at('/', { memberInfo: 500 });
  expect(asked('memberInfo')).toBe(1);
  expect(control(box, '登录')).toBeTruthy();
  expect(box.querySelector('section[aria-live] p')).toBeNull();
  service.answer('memberInfo', member);
  await doing(() => control(box, 'to the news').click());
  expect(control(box, '柳岚，会员菜单')).toBeTruthy();
  await doing(() => {
    window.location.hash = '#/Collection';
  });
  expect(asked('memberInfo')).toBe(2);
});

async function askToLeave(box: HTMLElement) {
  await doing(() => control(box, '柳岚，会员菜单').click());
  await doing(() => control(box, '退出').click());
  return find(box, 'dialog');
}

test('logging out is asked about first; a no changes nothing', async () => {
  const { box, asked } = await at('/', { memberInfo: member, memberLogout: done });
  const dialog = await askToLeave(box);
  expect(dialog.textContent).toContain('提示');
  expect(dialog.textContent).toContain('确定退出系统吗');
  await doing(() => control(dialog, '取消').click());
  expect(box.querySelector('dialog')).toBeNull();
  expect(asked('memberLogout')).toBe(0);
  expect(localStorage.getItem('access_token')).toBe('x');
});

test.each([
  ['answers', done],
  ['fails', 500],
])(
  'logging out forgets the member and loads the page anew, when the service %s',
  async (_, answer) => {
    const { box, asked } = await at('/', { memberInfo: member, memberLogout: answer });
    const dialog = await askToLeave(box);
    await doing(() => control(dialog, '确定').click());
    expect(asked('memberLogout')).toBe(1);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('a log-out in another tab is seen here', async () => {
  const { box } = await at('/', { memberInfo: member });
  await doing(() => {
    localStorage.clear();
    window.dispatchEvent(new Event('storage'));
  });
  expect(control(box, '登录')).toBeTruthy();
});
