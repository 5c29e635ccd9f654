import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiFailure } from '../../../../session/api-error';
import { createShowPart } from '../../../testing/show-part';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import { RecordFailure } from './record-failure';

const showPart = createShowPart(setUpRendering());
const retry = vi.fn();
const general = '这部分内容没有加载出来';
const notKept = '离线保存的内容里没有这一页';

/** Stubs the connection and whether a service worker controls the page. */
function stubDevice(device: { isOnline: boolean; hasWorker: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(device.isOnline);
  const controller = device.hasWorker ? {} : null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}

async function show(language: 'zh' | 'en' = 'zh', failure: ApiFailure = { kind: 'network' }) {
  const error = new ApiError(failure, '/api/exhibit/detail', language);
  const part = <RecordFailure error={error} isLoading={false} retry={retry} />;
  const { box } = await showPart(part, { language, address: '/Collection/ExcellentCollection/a' });
  return box;
}

// The first import takes longer than `showPart` waits.
beforeAll(() => import('./offline-record-failure'));
beforeEach(() => retry.mockClear());
afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

test.each([
  ['zh', notKept, '这台设备上存了什么', '重试'],
  ['en', 'not among what was kept', 'What this device keeps', 'Try again'],
] as const)(
  'record offline in %s is said not to be kept, with a link to what is and a retry',
  async (language, hint, link, label) => {
    stubDevice({ isOnline: false, hasWorker: true });
    const box = await show(language);
    expect(box.querySelectorAll('h1')).toHaveLength(1);
    const failed = getElement(box, '[data-state=failed]');
    expect(getElement(failed, 'p').textContent).toContain(hint);
    expect(getElement(failed, 'a').textContent).toBe(link);
    expect(getElement(failed, 'a').getAttribute('href')).toBe('#/Service/OfflineVisit');
    await actAndWait(() => getControl(box, label).click());
    expect(retry).toHaveBeenCalledOnce();
  },
);

test.each([
  ['with a connection', true, true, { kind: 'network' }],
  ['without a kit', false, false, { kind: 'network' }],
  ['after an error of the service', false, true, { kind: 'status', status: 500, msg: '' }],
] as const)('record %s has the general failure', async (_, isOnline, hasWorker, failure) => {
  stubDevice({ isOnline, hasWorker });
  const box = await show('zh', failure);
  expect(box.textContent).toContain(general);
  expect(box.textContent).not.toContain(notKept);
});

test('record has the general failure again once the connection is back', async () => {
  stubDevice({ isOnline: false, hasWorker: true });
  const box = await show();
  expect(box.textContent).toContain(notKept);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await actAndWait(() => window.dispatchEvent(new Event('online')));
  expect(box.textContent).toContain(general);
  expect(box.textContent).not.toContain(notKept);
});

test('record offline has the general failure with its retry where the code of the message does not load', async () => {
  vi.resetModules();
  vi.doMock('./offline-record-failure', () => {
    throw new TypeError('Failed to fetch dynamically imported module: http://m/failure.js');
  });
  stubDevice({ isOnline: false, hasWorker: true });
  const box = await show();
  vi.doUnmock('./offline-record-failure');
  expect(box.textContent).toContain(general);
  await actAndWait(() => getControl(box, '重试').click());
  expect(retry).toHaveBeenCalledOnce();
});
