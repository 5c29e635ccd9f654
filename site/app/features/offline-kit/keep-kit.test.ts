import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitRecordKey } from '../../../contract/shared/offline-kit';
import { createFakeCaches } from '../../../contract/shared/testing/fake-caches';
import { keepKit, kitBytes, removeKit } from './keep-kit';
import { openKit } from './kit-record';

const index = {
  version: 'a',
  files: [{ path: '/assets/main-1.js', bytes: 10 }],
  basics: { pages: ['/'], bytes: 100 },
  exhibitions: [
    {
      ...{ id: 'jade', title: '琢玉成器', path: '/Exhibition/BaseExhibition/jade' },
      ...{ pages: ['/Exhibition/BaseExhibition/jade'], bytes: 1_000, objects: 6, stops: 1 },
    },
  ],
};
const pageOfKit = {
  calls: [{ name: 'exhibitDetail', input: { siteId: '1', id: 'ding' }, answer: { code: 0 } }],
  files: ['/media/0a1f-560.avif', '/media/0a1f-960.avif', '/tts?le=zh&audio=a'],
};

let fake: ReturnType<typeof createFakeCaches>;
let registered: string[];
let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  vi.useFakeTimers();
  fake = createFakeCaches();
  registered = [];
  answers = {
    '/offline/zh/index.json': () => Response.json(index),
    '/offline/zh/page.json': () => Response.json(pageOfKit),
    '/offline/zh/document': () =>
      new Response('<html>', { headers: { 'content-security-policy': "default-src 'none'" } }),
  };
  vi.stubGlobal('caches', fake.caches);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(answers[path.replace(/\?.*/, '')]?.() ?? new Response('file')),
  );
  const registration = { unregister: () => Promise.resolve(registered.splice(0).length > 0) };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      ready: Promise.resolve(),
      getRegistration: () => Promise.resolve(registered.length > 0 ? registration : undefined),
      register: (path: string) => Promise.resolve(registered.push(path)),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Keeps a kit; the pauses before requests are repeated take no time. */
async function keep(signal = new AbortController().signal) {
  const kept = keepKit({ edition: 'zh', exhibitionIds: ['jade', 'over'], signal });
  kept.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return kept;
}
const keptPaths = () => [...fake.stores.values()].flatMap((store) => [...store.keys()]);

test('kit has document, calls, files in their largest size and a record, and then a worker', async () => {
  const record = await keep();
  expect(record).toMatchObject({ edition: 'zh', exhibitions: [{ id: 'jade' }], hasSound: true });
  expect(keptPaths().sort()).toEqual(
    [
      '/',
      '/assets/main-1.js',
      '/media/0a1f',
      '/offline/call/api/exhibit/detail?id=ding&siteId=1',
      kitRecordKey,
      '/tts?le=zh&audio=a',
    ].sort(),
  );
  expect(registered).toEqual(['/service-worker.js']);
  const frame = [...fake.stores.values()][0]?.get('/');
  expect(frame?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect((await openKit())?.record).toEqual(record);
});

test('removal deletes caches and worker', async () => {
  await keep();
  await removeKit();
  expect(fake.stores.size).toBe(0);
  expect(registered).toEqual([]);
});

test.each([
  ['storage is full', 'full', () => (fake.state.fail = new DOMException('', 'QuotaExceededError'))],
  [
    'a file is gone',
    'gone',
    () => (answers['/assets/main-1.js'] = () => new Response('', { status: 404 })),
  ],
  [
    'the connection is lost',
    'network',
    () => (answers['/assets/main-1.js'] = () => Promise.reject(new TypeError(''))),
  ],
  [
    'the site is deployed meanwhile',
    'changed',
    () => {
      const versions = ['a', 'b'];
      answers['/offline/zh/index.json'] = () =>
        Response.json({ ...index, version: versions.shift() ?? 'b' });
    },
  ],
] as const)('nothing is kept and the earlier kit stays when %s', async (_, failure, spoil) => {
  const earlier = await keep();
  const before = keptPaths();
  spoil();
  await fake.caches.open('offline-visit-0');
  if (failure === 'gone' || failure === 'network') {
    // A file of an earlier kit would be copied.
    for (const store of fake.stores.values()) store.delete('/assets/main-1.js');
  }
  await expect(keep()).rejects.toMatchObject({ failure });
  expect((await openKit())?.record).toEqual(earlier);
  expect(keptPaths().length).toBeLessThanOrEqual(before.length);
});

test('texts are kept without sound where the service has no voice', async () => {
  answers['/tts'] = () => new Response('', { status: 503 });
  expect(await keep()).toMatchObject({ hasSound: false });
});

test('cancelled download keeps nothing', async () => {
  const control = new AbortController();
  answers['/offline/zh/document'] = () => {
    control.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  };
  await expect(keep(control.signal)).rejects.toMatchObject({ failure: 'cancelled' });
  expect(fake.stores.size).toBe(0);
  expect(registered).toEqual([]);
});

test('size counts files, basics and the chosen exhibitions', () => {
  expect(kitBytes(index, [])).toBe(110);
  expect(kitBytes(index, ['jade'])).toBe(1_110);
});
