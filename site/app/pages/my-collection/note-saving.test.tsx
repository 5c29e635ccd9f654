import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CallInput } from '../../../contract/schemas';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetsStorageKey } from '../../../contract/shared/object-sets';
import { readDeviceSets } from '../../features/object-sets/device-sets';
import { createOpenPage, enter, waitForText } from '../../testing/open-page';
import { makeExhibit } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const first: ObjectSet = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '看鼎',
  items: [
    { objectId: 'ding', note: '' },
    { objectId: 'zun', note: '' },
  ],
  version: 3,
  updatedAt: '2026-11-28T10:00:00+08:00',
};
const address = `/Collection/MyCollection?set=${first.id}`;
const success = (data: unknown) => ({ success: true, code: 0, msg: '', data });
const objects = {
  exhibitPage: pageResponse([
    makeExhibit({ id: 'ding', title: '圆鼎' }),
    makeExhibit({ id: 'zun', title: '牺尊' }),
  ]),
  visitHalls: listResponse([]),
};

/** What the service keeps; a save that names another version is refused. */
let stored: ObjectSet;
/** Status of the next saves, instead of the service’s own answer. */
let failures: number[];

const answerSave = (input: CallInput<'objectSetSave'>) => {
  const failure = failures.shift();
  if (failure !== undefined) return failure;
  if (input.version !== stored.version) return 409;
  stored = { ...stored, name: input.name, items: input.items, version: stored.version + 1 };
  return success(stored);
};
const notes = () => Object.fromEntries(stored.items.map(({ objectId, note }) => [objectId, note]));
const fieldOf = (box: HTMLElement, title: string) =>
  getElement(box, `[aria-label="备注：${title}"]`) as HTMLInputElement;
const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const wait = () => actAndWait(() => vi.advanceTimersByTime(1_000));
const blur = (field: HTMLElement) =>
  actAndWait(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

/** Another device writes a note on an object. */
const changeElsewhere = (objectId: string, note: string) => {
  const items = stored.items.map((item) =>
    item.objectId === objectId ? { objectId, note } : item,
  );
  stored = { ...stored, items, version: stored.version + 1 };
};

async function openAsMember() {
  localStorage.setItem('access_token', 'x');
  const { box } = await openPage(address, {
    responses: {
      ...objects,
      memberInfo: success({ id: '7', nickName: '柳岚' }),
      objectSetList: () => success([stored]),
      objectSetSave: answerSave,
    },
  });
  await waitForText(box, '圆鼎');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return box;
}

beforeAll(async () => {
  await import('./set-editor');
});
beforeEach(() => {
  stored = first;
  failures = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('note typed after a change on another device is saved on the newest version', async () => {
  const box = await openAsMember();
  changeElsewhere('zun', '别处写的');
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  expect(isAskedBeforeLeaving()).toBe(true);
  await wait();
  expect(notes()).toEqual({ ding: '这里写的', zun: '别处写的' });
  expect(fieldOf(box, '圆鼎').value).toBe('这里写的');
  expect(fieldOf(box, '牺尊').value).toBe('别处写的');
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('note whose field has lost the focus is saved on the newest version after a conflict', async () => {
  const box = await openAsMember();
  changeElsewhere('zun', '别处写的');
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await blur(fieldOf(box, '圆鼎'));
  expect(notes()).toEqual({ ding: '这里写的', zun: '别处写的' });
});

test('note that is refused twice stays in its field, with a warning, until the page is hidden', async () => {
  const box = await openAsMember();
  failures = [409, 409];
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await blur(fieldOf(box, '圆鼎'));
  expect(notes()).toEqual({ ding: '', zun: '' });
  expect(fieldOf(box, '圆鼎').value).toBe('这里写的');
  expect(isAskedBeforeLeaving()).toBe(true);
  await actAndWait(() => window.dispatchEvent(new Event('pagehide')));
  expect(notes()).toEqual({ ding: '这里写的', zun: '' });
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('note is saved at once when the tab goes to the background, where a phone may discard it', async () => {
  const box = await openAsMember();
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  expect(notes().ding).toBe('');
  await actAndWait(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(notes().ding).toBe('这里写的');
});

test('note that is refused twice is saved with the next key', async () => {
  const box = await openAsMember();
  failures = [409, 409];
  await enter(fieldOf(box, '圆鼎'), '这里');
  await wait();
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await wait();
  expect(notes()).toEqual({ ding: '这里写的', zun: '' });
});

test('note typed without a connection is saved on the newest version once the connection is back', async () => {
  const box = await openAsMember();
  failures = [503];
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await wait();
  changeElsewhere('zun', '别处写的');
  expect(isAskedBeforeLeaving()).toBe(true);
  await actAndWait(() => window.dispatchEvent(new Event('online')));
  expect(notes()).toEqual({ ding: '这里写的', zun: '别处写的' });
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('change that waits behind a refused note does not undo the change of another device', async () => {
  const box = await openAsMember();
  changeElsewhere('zun', '别处写的');
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await actAndWait(() => {
    fieldOf(box, '圆鼎').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    getControl(box, '向后移：圆鼎').click();
  });
  expect(notes()).toEqual({ ding: '这里写的', zun: '别处写的' });
});

test('note on an object that another device has taken out brings the object back', async () => {
  const box = await openAsMember();
  stored = { ...stored, items: first.items.slice(1), version: 4 };
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  await wait();
  expect(notes()).toEqual({ ding: '这里写的', zun: '' });
});

test('guest’s note that this device cannot store stays in its field, with a warning', async () => {
  localStorage.setItem(objectSetsStorageKey, JSON.stringify([{ ...first, version: 0 }]));
  const { box } = await openPage(address, { responses: objects });
  await waitForText(box, '圆鼎');
  const storage = window.localStorage;
  const full = vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    length: 0,
    key: () => null,
    clear: () => undefined,
    removeItem: () => undefined,
    getItem: (key) => storage.getItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  await enter(fieldOf(box, '圆鼎'), '这里写的');
  expect(isAskedBeforeLeaving()).toBe(false);
  await blur(fieldOf(box, '圆鼎'));
  expect(fieldOf(box, '圆鼎').value).toBe('这里写的');
  expect(isAskedBeforeLeaving()).toBe(true);
  full.mockRestore();
  await actAndWait(() => window.dispatchEvent(new Event('pagehide')));
  expect(readDeviceSets()[0]?.items[0]?.note).toBe('这里写的');
  expect(isAskedBeforeLeaving()).toBe(false);
});
