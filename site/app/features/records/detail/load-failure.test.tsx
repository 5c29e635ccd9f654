import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../../session/api-error';
import { markKept, unmarkKept } from '../../../api/client/kept-answers';
import { createShowPart } from '../../../testing/show-part';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import { LoadFailure } from './load-failure';

const showPart = createShowPart(setUpRendering());
const retry = vi.fn();

/** Stubs the connection and whether a service worker controls the page. */
function stubDevice(device: { isOnline: boolean; hasWorker: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(device.isOnline);
  const controller = device.hasWorker ? {} : null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}

const show = async (language: 'zh' | 'en' = 'zh', failure: ApiFailure = { kind: 'network' }) => {
  const error = new ApiError(failure, '/api/exhibit/detail', language);
  const { box } = await showPart(<LoadFailure error={error} isLoading={false} retry={retry} />, {
    language,
  });
  return box;
};

beforeEach(() => retry.mockClear());
afterEach(() => {
  unmarkKept();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['zh', '没有存到这台设备上', '连上网络后', '这台设备上存了什么', '重试'],
  ['en', 'not on this device', 'once there is a connection', 'What this device keeps', 'Try again'],
] as const)(
  'failure without a connection in %s says that the content is not kept and links what is',
  async (language, title, hint, link, label) => {
    stubDevice({ isOnline: false, hasWorker: true });
    const box = await show(language);
    const failed = getElement(box, '[data-state=failed]');
    expect(failed.querySelector('strong')?.textContent).toContain(title);
    expect(failed.querySelector('p')?.textContent).toContain(hint);
    expect(failed.querySelector('a')?.textContent).toBe(link);
    expect(failed.querySelector('a')?.getAttribute('href')).toBe('#/Service/OfflineVisit');
    await actAndWait(() => getControl(box, label).click());
    expect(retry).toHaveBeenCalledOnce();
  },
);

test('failure is the general one with a connection, and without a kit', async () => {
  stubDevice({ isOnline: true, hasWorker: true });
  expect((await show()).textContent).toContain('这部分内容没有加载出来');
  stubDevice({ isOnline: false, hasWorker: false });
  expect((await show()).textContent).toContain('这部分内容没有加载出来');
});

test('failure says that the content is not kept where the device reports a network that reaches nothing', async () => {
  stubDevice({ isOnline: true, hasWorker: true });
  markKept(new Response('', { headers: { 'kept-at': '2026-11-28T06:00:00.000Z' } }));
  expect((await show()).textContent).toContain('没有存到这台设备上');
  const failure = { kind: 'status', status: 500, msg: '' } as const;
  expect((await show('zh', failure)).textContent).toContain('这部分内容没有加载出来');
});

test('failure becomes the general one when the connection returns', async () => {
  stubDevice({ isOnline: false, hasWorker: true });
  const box = await show();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await actAndWait(() => window.dispatchEvent(new Event('online')));
  expect(box.textContent).toContain('这部分内容没有加载出来');
});
