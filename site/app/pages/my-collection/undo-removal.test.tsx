import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { objectSetsStorageKey } from '../../../contract/shared/object-sets';
import { readDeviceSets } from '../../features/object-sets/device-sets';
import { createOpenPage, enter, waitForText } from '../../testing/open-page';
import { makeExhibit } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const set: ObjectSet = {
  ...{ id: '00000000-0000-4000-8000-000000000001', name: '看鼎', version: 0 },
  items: [
    { objectId: 'ding', note: '三足' },
    { objectId: 'zun', note: '牛形' },
    { objectId: 'gu', note: '' },
  ],
  updatedAt: '2026-11-28T02:00:00.000Z',
};
const address = `/Collection/MyCollection?set=${set.id}`;
const objects = {
  // Only the objects that are asked for.
  exhibitPage: (input: object) =>
    pageResponse(
      Object.entries({ ding: '圆鼎', zun: '牺尊', gu: '觚' })
        .filter(([id]) => JSON.stringify(input).includes(id))
        .map(([id, title]) => makeExhibit({ id, title })),
    ),
  visitHalls: listResponse([]),
};
const success = (data: unknown) => ({ success: true, code: 0, msg: '', data });

const openAsGuest = async (content = set) => {
  localStorage.setItem(objectSetsStorageKey, JSON.stringify([content]));
  const { box } = await openPage(address, { responses: objects });
  await waitForText(box, '圆鼎');
  return box;
};
const press = (box: HTMLElement, name: string) => actAndWait(() => getControl(box, name).click());
const nextFrame = () =>
  actAndWait(() => undefined).then(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const hasUndo = (box: HTMLElement) =>
  [...box.querySelectorAll('button')].some(({ textContent }) => textContent === '撤销');

beforeAll(async () => {
  await import('./set-editor');
});
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

test('object taken out leaves a focused undo button at its place, which puts it back with its note', async () => {
  const box = await openAsGuest();
  await press(box, '取出：牺尊');
  expect(readDeviceSets()[0]?.items).toHaveLength(2);
  expect(getElement(box, '[role=status]').textContent).toContain('已取出“牺尊”');
  const undo = getControl(box, '撤销');
  expect(undo.closest('li')?.textContent).toContain('已取出“牺尊”');
  expect(document.activeElement).toBe(undo);
  expect([...box.querySelectorAll('ol > li')].indexOf(undo.closest('li') ?? undo)).toBe(1);
  await actAndWait(() => undo.click());
  await nextFrame();
  expect(readDeviceSets()[0]?.items).toEqual(set.items);
  expect(hasUndo(box)).toBe(false);
  expect(getElement(box, 'ol > li:nth-child(2)').contains(document.activeElement)).toBe(true);
});

test('only object taken out can be put back', async () => {
  const box = await openAsGuest({ ...set, items: set.items.slice(0, 1) });
  await press(box, '取出：圆鼎');
  expect(box.textContent).toContain('里面还没有藏品');
  await press(box, '撤销');
  expect(readDeviceSets()[0]?.items).toEqual(set.items.slice(0, 1));
});

test.each([
  ['move', (box: HTMLElement) => press(box, '向后移：圆鼎')],
  [
    'note',
    async (box: HTMLElement) => {
      const field = getElement(box, '[aria-label="备注：觚"]') as HTMLInputElement;
      await enter(field, '酒器');
      await actAndWait(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    },
  ],
])('undo of a removal ends with the next change of the set: %s', async (_, change) => {
  const box = await openAsGuest();
  await press(box, '取出：牺尊');
  expect(hasUndo(box)).toBe(true);
  await change(box);
  expect(hasUndo(box)).toBe(false);
});

test('second removal has the undo instead of the first, and the focus', async () => {
  const box = await openAsGuest();
  await press(box, '取出：圆鼎');
  await press(box, '取出：牺尊');
  expect(document.activeElement).toBe(getControl(box, '撤销'));
  await press(box, '撤销');
  expect(readDeviceSets()[0]?.items).toEqual(set.items.slice(1));
});

test('object taken out while its note is being typed comes back with what was typed', async () => {
  const box = await openAsGuest();
  const field = getElement(box, '[aria-label="备注：觚"]') as HTMLInputElement;
  await enter(field, '酒器');
  await press(box, '取出：觚');
  expect(readDeviceSets()[0]?.items).toHaveLength(2);
  await press(box, '撤销');
  expect(readDeviceSets()[0]?.items[2]).toEqual({ objectId: 'gu', note: '酒器' });
});

test('member’s object is put back with its note, also after a change on another device', async () => {
  localStorage.setItem('access_token', 'x');
  let stored: ObjectSet = { ...set, version: 1 };
  const { box } = await openPage(address, {
    responses: {
      ...objects,
      memberInfo: success({ id: '7', nickName: '柳岚' }),
      objectSetList: () => success([stored]),
      objectSetSave: (input: ObjectSet) => {
        if (input.version !== stored.version) return 409;
        stored = { ...stored, items: input.items, version: stored.version + 1 };
        return success(stored);
      },
    },
  });
  await waitForText(box, '圆鼎');
  await press(box, '取出：牺尊');
  expect(stored.items).toHaveLength(2);
  stored = { ...stored, items: stored.items.slice(0, 1), version: 9 };
  await press(box, '撤销');
  expect(stored.items).toEqual(set.items.slice(0, 2));
});
