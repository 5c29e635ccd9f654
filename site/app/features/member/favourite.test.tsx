import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { errorMessages } from '../../../contract/shared/error-messages';
import { endpoints, type CallName } from '../../../contract/shared/endpoints';
import { museumDay } from '../../../contract/shared/museum-time';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { Favourite } from './favourite';
import { AccountControl } from './account-control';

const render = setUpRendering();

const success = (data: unknown) => ({ success: true, code: 0, msg: '', data });
const defaultResponses = {
  memberInfo: success({ id: '7', nickName: '柳岚' }),
  favouriteState: success({ isFav: false }),
  favouriteClick: success({ isFav: true }),
  pointsReport: success(null),
};

beforeAll(async () => {
  await import('./member-menu');
});
beforeEach(() => localStorage.setItem('access_token', 'x'));
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

/** @param held calls that are answered after `release` */
async function show(
  responses: Parameters<typeof createFakeService>[0] = {},
  held: readonly CallName[] = [],
) {
  window.location.hash = '#/News/Notice/a';
  const service = createFakeService({ ...defaultResponses, ...responses });
  const respond = service.fetch.getMockImplementation();
  const releases = new Map<string | undefined, () => void>();
  service.fetch.mockImplementation(async (address, init) => {
    const path = (address as string).split('?')[0];
    if (held.some((name) => endpoints[name].path === path))
      await new Promise<void>((resolve) => releases.set(path, resolve));
    return respond!(address, init);
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <AccountControl />
        <Favourite contentId="a" categoryCode="Notice" />
      </TestRouter>
    </TestProviders>,
  );
  const reported = () =>
    service.calls
      .filter(({ name }) => name === 'pointsReport')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const release = (name: CallName) => actAndWait(() => releases.get(endpoints[name].path)?.());
  return {
    box,
    service,
    release,
    reported,
    codes: () => reported().map((each) => each.actionCode),
  };
}

test('the favourite button is a login link with the current page as return URL when logged out', async () => {
  localStorage.clear();
  const { box, service } = await show();
  const href = getControl(box, '登录后收藏').getAttribute('href') ?? '';
  expect(new URLSearchParams(href.split('?')[1]).get('returnUrl')).toBe('/#/News/Notice/a');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteState');
});

test('the favourite button adds and removes a favourite and updates aria-pressed', async () => {
  const { box, service } = await show();
  const button = getControl(box, '收藏');
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await actAndWait(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.textContent).toBe('已收藏');
  const sent = service.calls.find(({ name }) => name === 'favouriteClick')?.body ?? '';
  expect(JSON.parse(sent)).toEqual({ contentId: 'a', categoryCode: 'Notice', siteId: '1' });
  service.answer('favouriteClick', success({ isFav: false }));
  await actAndWait(() => button.click());
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('a failed favourite request shows its error and leaves aria-pressed unchanged', async () => {
  const { box, codes } = await show({ favouriteClick: 500 });
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('false');
  expect(getElement(box, 'section[aria-live] p').textContent).toContain('服务器内部错误');
  expect(codes()).toEqual(['R001']);
});

test('a favourite whose response was lost is not removed by the next press', async () => {
  const { box, service } = await show({ favouriteClick: 500 });
  await actAndWait(() => getControl(box, '收藏').click());
  service.answer('favouriteState', success({ isFav: true }));
  service.answer('favouriteClick', success({ isFav: false }));
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('false');
});

test('a press that failed before the service received it is repeated by the next press', async () => {
  const { box, service } = await show({ favouriteClick: 500 });
  await actAndWait(() => getControl(box, '收藏').click());
  service.answer('favouriteClick', success({ isFav: true }));
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
});

test('a press whose response cannot be read shows an error and leaves the state to the next press', async () => {
  const { box, service } = await show({ favouriteClick: success({ isFav: 'yes' }) });
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getElement(box, 'section[aria-live] p').textContent).toContain(
    errorMessages.zh.unreadable,
  );
  service.answer('favouriteState', success({ isFav: true }));
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
});

test('the first visit of a day is reported and its date is stored', async () => {
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

test('a second visit on the same day is not reported', async () => {
  localStorage.setItem('last_login_date', museumDay(new Date()));
  expect((await show()).codes()).toEqual([]);
});

test('the date of a visit is not stored when its report fails', async () => {
  const { codes } = await show({ pointsReport: 500 });
  expect(codes()).toEqual(['R001']);
  expect(localStorage.getItem('last_login_date')).toBeNull();
});

test('an added favourite is reported after its request succeeded', async () => {
  const { box, codes } = await show();
  await actAndWait(() => getControl(box, '收藏').click());
  expect(codes()).toEqual(['R001', 'R003']);
});

test('a click on the favourite button after a failed state request repeats it and does not toggle a favourite', async () => {
  const { box, service } = await show({ favouriteState: 500 });
  service.answer('favouriteState', success({ isFav: true }));
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteClick');
});

test('a click on the favourite button shows the error and sends nothing when the state request fails again', async () => {
  const { box, service } = await show({ favouriteState: 500 });
  await actAndWait(() => getControl(box, '收藏').click());
  expect(getElement(box, 'section[aria-live] p').textContent).toContain('服务器内部错误');
  expect(service.calls.map(({ name }) => name)).not.toContain('favouriteClick');
});

test('the favourite button shows the result of a press that was sent before the member was known', async () => {
  const { box, release } = await show({}, ['memberInfo', 'favouriteClick']);
  await actAndWait(() => getControl(box, '收藏').click());
  await release('memberInfo');
  expect(getControl(box, '柳岚，会员菜单')).toBeTruthy();
  await release('favouriteClick');
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
});

test('the favourite button shows the state of the new member after a login in another tab', async () => {
  const { box, service } = await show({ favouriteState: success({ isFav: true }) });
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('true');
  service.answer('memberInfo', success({ id: '8', nickName: '沈青' }));
  service.answer('favouriteState', success({ isFav: false }));
  await actAndWait(() => {
    localStorage.setItem('access_token', 'y');
    window.dispatchEvent(new Event('storage'));
  });
  expect(getControl(box, '沈青，会员菜单')).toBeTruthy();
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('false');
});

test('the favourite button does not show the previous member’s favourite when the state request of the new one fails', async () => {
  const { box, service } = await show({ favouriteState: success({ isFav: true }) });
  service.answer('memberInfo', success({ id: '8', nickName: '沈青' }));
  service.answer('favouriteState', 500);
  await actAndWait(() => {
    localStorage.setItem('access_token', 'y');
    window.dispatchEvent(new Event('storage'));
  });
  expect(getControl(box, '沈青，会员菜单')).toBeTruthy();
  expect(getControl(box, '收藏').getAttribute('aria-pressed')).toBe('false');
});

test('a page restored from the back/forward cache after a logout shows no nickname', async () => {
  const { box } = await show();
  expect(getControl(box, '柳岚，会员菜单')).toBeTruthy();
  localStorage.clear();
  await actAndWait(() => window.dispatchEvent(new Event('pageshow')));
  expect(box.textContent).not.toContain('柳岚');
  expect(getControl(box, '登录')).toBeTruthy();
});

test('a tab that stays open past midnight reports the visit of the new day once', async () => {
  const { codes } = await show();
  expect(codes()).toEqual(['R001']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3600_000 });
  const press = () => actAndWait(() => document.dispatchEvent(new Event('pointerdown')));
  await press();
  await press();
  expect(codes()).toEqual(['R001', 'R001']);
});
