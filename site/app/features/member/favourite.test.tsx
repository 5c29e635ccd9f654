import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { museumDay } from '../../../contract/museum-time';
import { Museum, Routed, fakeService } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { Favourite } from './favourite';
import { MemberEntrance } from './member-entrance';

const render = setUpRendering();

const gives = (data: unknown) => ({ success: true, code: 0, msg: '', data });
const usual = {
  memberInfo: gives({ id: '7', nickName: '柳岚' }),
  favouriteState: gives({ isFav: false }),
  favouriteClick: gives({ isFav: true }),
  pointsReport: gives(null),
};

beforeAll(async () => {
  await import('./member-menu');
});
beforeEach(() => localStorage.setItem('access_token', 'x'));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

async function show(answers: Parameters<typeof fakeService>[0] = {}) {
  window.location.hash = '#/News/Notice/a';
  const service = fakeService({ ...usual, ...answers });
  const box = await render(
    <Museum service={service}>
      <Routed>
        <MemberEntrance />
        <Favourite contentId="a" categoryCode="Notice" />
      </Routed>
    </Museum>,
  );
  const reported = () =>
    service.calls
      .filter(({ name }) => name === 'pointsReport')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  return { box, service, reported, codes: () => reported().map((each) => each.actionCode) };
}

test('who is not logged in finds the way in, which leads back here', async () => {
  localStorage.clear();
  const { box, service } = await show();
  const href = control(box, '登录后收藏').getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('returnUrl')).toBe('/#/News/Notice/a');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteState');
});

test('a member keeps a thing and takes it away; the button tells which', async () => {
  const { box, service } = await show();
  const button = control(box, '收藏');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await doing(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('true');
  const sent = service.calls.find(({ name }) => name === 'favouriteClick')?.body ?? '';
  expect(JSON.parse(sent)).toEqual({ contentId: 'a', categoryCode: 'Notice', siteId: '1' });
  service.answer('favouriteClick', gives({ isFav: false }));
  await doing(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a click that fails says why and changes nothing', async () => {
  const { box, codes } = await show({ favouriteClick: 500 });
  await doing(() => control(box, '收藏').click());
  expect(control(box, '收藏').getAttribute('aria-pressed')).toBe('false');
  expect(find(box, 'section[aria-live] p').textContent).toContain('服务器内部错误');
  expect(codes()).toEqual(['R001']);
});

test('the first visit of a day is reported, and its day kept', async () => {
  const { reported } = await show();
  expect(reported()).toHaveLength(1);
  expect(reported()[0]).toMatchObject({
    actionCode: 'R001',
    memberIdOrPhone: '7',
    memberType: 1,
    originType: 4,
    requestDomain: 2,
  });
  expect(localStorage.getItem('last_login_date')).toBe(museumDay(new Date()));
});

test('a second visit of the day is not reported', async () => {
  localStorage.setItem('last_login_date', museumDay(new Date()));
  expect((await show()).codes()).toEqual([]);
});

test('a visit that could not be reported is no visit yet', async () => {
  const { codes } = await show({ pointsReport: 500 });
  expect(codes()).toEqual(['R001']);
  expect(localStorage.getItem('last_login_date')).toBeNull();
});

test('a favourite is reported after it succeeded', async () => {
  const { box, codes } = await show();
  await doing(() => control(box, '收藏').click());
  expect(codes()).toEqual(['R001', 'R003']);
});

test('a check that failed is asked again by the press, which takes away nothing that is kept', async () => {
  const { box, service } = await show({ favouriteState: 500 });
  service.answer('favouriteState', gives({ isFav: true }));
  await doing(() => control(box, '收藏').click());
  expect(control(box, '收藏').getAttribute('aria-pressed')).toBe('true');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteClick');
});

test('a check that fails again is said by the press, and nothing is sent', async () => {
  const { box, service } = await show({ favouriteState: 500 });
  await doing(() => control(box, '收藏').click());
  expect(find(box, 'section[aria-live] p').textContent).toContain('服务器内部错误');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteClick');
});

test('another member who logs in from another tab has their own favourites', async () => {
  const { box, service } = await show({ favouriteState: gives({ isFav: true }) });
  expect(control(box, '收藏').getAttribute('aria-pressed')).toBe('true');
  service.answer('memberInfo', gives({ id: '8', nickName: '沈青' }));
  service.answer('favouriteState', gives({ isFav: false }));
  await doing(() => {
    localStorage.setItem('access_token', 'y');
    window.dispatchEvent(new Event('storage'));
  });
  expect(control(box, '沈青，会员菜单')).toBeTruthy();
  expect(control(box, '收藏').getAttribute('aria-pressed')).toBe('false');
});

test('a page that comes back after the log-out shows no nickname', async () => {
  const { box } = await show();
  expect(control(box, '柳岚，会员菜单')).toBeTruthy();
  localStorage.clear();
  await doing(() => window.dispatchEvent(new Event('pageshow')));
  expect(box.textContent).not.toContain('柳岚');
  expect(control(box, '登录')).toBeTruthy();
});

test('a tab that stays open past midnight reports the visit of the new day, once', async () => {
  const { codes } = await show();
  expect(codes()).toEqual(['R001']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600_000 });
  const press = () => doing(() => document.dispatchEvent(new Event('pointerdown')));
  await press();
  await press();
  expect(codes()).toEqual(['R001', 'R001']);
});
