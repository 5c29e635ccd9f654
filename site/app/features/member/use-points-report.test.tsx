import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberStorageKeys } from '../../../contract/shared/user-centre';
import { useClient } from '../../api/client/use-client';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { createFakeService, TestProviders, type FakeResponses } from '../../testing/test-app';
import { usePointsReport } from './use-points-report';

const render = setUpRendering();
const member = { id: '7', nickName: '柳岚' };
const done = { success: true, code: 0, msg: '', data: {} };
const { lastLoginDate } = memberStorageKeys;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Reporter({ of }: { of: typeof member | undefined }) {
  usePointsReport(of);
  const client = useClient();
  const siteId = '1';
  return (
    <button
      type="button"
      onClick={() => {
        const input = { siteId } as never;
        client.call(() => undefined as never, 'favouriteClick', input).catch(() => undefined);
      }}
    >
      收藏
    </button>
  );
}

async function show(answers: FakeResponses = {}, of: typeof member | null = member) {
  const service = createFakeService({ pointsReport: done, favouriteClick: done, ...answers });
  const box = await render(
    <TestProviders service={service}>
      <Reporter of={of ?? undefined} />
    </TestProviders>,
  );
  const reports = () =>
    service.calls
      .filter(({ name }) => name === 'pointsReport')
      .map(({ body }) => JSON.parse(body) as { actionCode: string; memberIdOrPhone: string });
  return { box, service, reports, codes: () => reports().map(({ actionCode }) => actionCode) };
}

const press = (type: string) => actAndWait(() => document.dispatchEvent(new Event(type)));

test('visit of a member is reported once and its day is stored', async () => {
  const { reports } = await show();
  expect(reports()).toMatchObject([{ actionCode: 'R001', memberIdOrPhone: '7' }]);
  expect(localStorage.getItem(lastLoginDate)).toBe('2026-11-21');
});

test('nothing is reported for a visitor who is not logged in', async () => {
  const { box, codes } = await show({}, null);
  await actAndWait(() => getControl(box, '收藏').click());
  await press('pointerdown');
  expect(codes()).toEqual([]);
});

test('visit that another page reported on the same day is not reported again', async () => {
  localStorage.setItem(lastLoginDate, '2026-11-21');
  const { codes } = await show();
  expect(codes()).toEqual([]);
});

test('day of a visit is that of the museum’s time zone', async () => {
  vi.setSystemTime(new Date('2026-11-21T17:00:00Z'));
  await show();
  expect(localStorage.getItem(lastLoginDate)).toBe('2026-11-22');
});

test('first activity after midnight in an open tab is reported as a visit, further ones are not', async () => {
  const { codes } = await show();
  await press('keydown');
  expect(codes()).toEqual(['R001']);
  vi.setSystemTime(new Date('2026-11-22T00:01:00+08:00'));
  await press('pointerdown');
  await press('keydown');
  expect(codes()).toEqual(['R001', 'R001']);
});

test('hidden tab reports its visit when it becomes visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { codes } = await show();
  expect(codes()).toEqual([]);
  visibility.mockReturnValue('visible');
  await press('visibilitychange');
  expect(codes()).toEqual(['R001']);
});

test('visit whose report fails is not stored and shows no error', async () => {
  const { box, codes } = await show({ pointsReport: 500 });
  expect(codes()).toEqual(['R001']);
  expect(localStorage.getItem(lastLoginDate)).toBeNull();
  expect(box.querySelector('[data-kind=failed]')).toBeNull();
});

test('visit is reported although storage throws', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { codes } = await show();
  expect(codes()).toEqual(['R001']);
});

test('favourite of a member is reported after the call succeeded', async () => {
  const { box, codes } = await show();
  await actAndWait(() => getControl(box, '收藏').click());
  expect(codes()).toEqual(['R001', 'R003']);
});

test('favourite whose call failed is not reported', async () => {
  const { box, codes } = await show({ favouriteClick: 500 });
  await actAndWait(() => getControl(box, '收藏').click());
  expect(codes()).toEqual(['R001']);
});

test('reports end after the log-out of the member', async () => {
  const { box, service, codes } = await show();
  await render(
    <TestProviders service={service}>
      <Reporter of={undefined} />
    </TestProviders>,
  );
  vi.setSystemTime(new Date('2026-11-22T09:00:00+08:00'));
  await press('pointerdown');
  await actAndWait(() => getControl(box, '收藏').click());
  expect(codes()).toEqual(['R001']);
});
