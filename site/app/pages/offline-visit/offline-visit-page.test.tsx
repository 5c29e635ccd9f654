import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitRecordKey } from '../../../contract/shared/offline-kit';
import { createFakeCaches } from '../../../contract/shared/testing/fake-caches';
import { createOpenPage, headings, waitForText } from '../../testing/open-page';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';

const openPage = createOpenPage(setUpRendering());
const address = '/Service/OfflineVisit';
const path = '/Exhibition/BaseExhibition/jade';

const index = {
  version: 'a',
  files: [],
  basics: { pages: [], bytes: 2_000_000 },
  exhibitions: [
    {
      ...{ id: 'jade', title: '琢玉成器', path, pages: [], objects: 6, stops: 4 },
      bytes: 10_400_000,
    },
  ],
};
const record = {
  ...{ edition: 'zh', keptAt: '2026-11-28T06:00:00.000Z', bytes: 13_500_000, hasSound: false },
  exhibitions: [{ id: 'jade', title: '琢玉成器', path }],
};

let fake: ReturnType<typeof createFakeCaches>;
let index404 = false;

beforeEach(() => {
  fake = createFakeCaches();
  index404 = false;
  vi.stubGlobal('caches', fake.caches);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(undefined) },
  });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(index404 ? new Response('', { status: 404 }) : Response.json(index)),
  );
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function keepRecord(changes: object = {}): Promise<void> {
  const cache = await fake.caches.open('offline-visit-1');
  await cache.put(kitRecordKey, Response.json({ ...record, ...changes }));
}

test('visitor without a kit chooses exhibitions and sees their sizes', async () => {
  const { box } = await openPage(address);
  await waitForText(box, '还没有保存任何内容');
  await waitForText(box, '6 件展品，4 段讲解，约 10.4 MB');
  expect(box.textContent).toContain('一共约 2.0 MB');
  await actAndWait(() => box.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
  expect(box.textContent).toContain('一共约 12.4 MB');
});

test('exhibition in the address is chosen already', async () => {
  const { box } = await openPage(`${address}?exhibition=jade`);
  await waitForText(box, '一共约 12.4 MB');
});

test('kit is shown with time, size and links, and can be removed', async () => {
  await keepRecord();
  const { box } = await openPage(address);
  await waitForText(box, '保存于 2026年11月28日 14:00，共 13.5 MB');
  expect(box.querySelector(`a[href="#${path}"]`)?.textContent).toBe('琢玉成器');
  expect(box.textContent).toContain('上面这些展览的讲解只有文字稿');
  await actAndWait(() => getControl(box, '全部删除').click());
  await waitForText(box, '已全部删除');
  expect(fake.stores.size).toBe(0);
});

test.each([
  ['with its sound', { hasSound: true }, '讲解的声音和文字稿只保存了上面这些展览的'],
  ['without exhibitions', { hasSound: true, exhibitions: [] }, '讲解的声音和文字稿没有保存'],
])('kit %s says what of the audio guide is kept', async (_, changes, text) => {
  await keepRecord(changes);
  const { box } = await openPage(address);
  await waitForText(box, text);
  expect(box.textContent).toContain('语音导览的编号列表');
  expect(box.textContent).not.toContain('全部编号');
});

test('choice says that sound and transcripts are those of the chosen exhibitions', async () => {
  const { box } = await openPage(address);
  await waitForText(box, '讲解的声音和文字稿只保存所选展览的');
});

test('page says that nothing can be kept where the browser has no caches or rejects their use', async () => {
  vi.stubGlobal('caches', {
    keys: () => Promise.reject(new DOMException('', 'SecurityError')),
  });
  const { box } = await openPage(address);
  await waitForText(box, '可能是无痕浏览');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  const { box: old } = await openPage(address);
  await waitForText(old, '这个浏览器不能保存网页内容');
});

test('page says that offline visits are not offered', async () => {
  index404 = true;
  const { box } = await openPage(address);
  await waitForText(box, '目前不提供离线参观');
  expect(headings(box, 1)).toEqual(['离线参观']);
});
