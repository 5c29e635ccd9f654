import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { objectSetsStorageKey } from '../../../contract/shared/object-sets';
import { readDeviceSets } from '../../features/object-sets/device-sets';
import { createOpenPage, enter, getField, headings, waitForText } from '../../testing/open-page';
import { makeExhibit } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const id = '00000000-0000-4000-8000-000000000001';
const deviceSet = {
  ...{ id, name: '看鼎', version: 0, updatedAt: '2026-11-28T02:00:00.000Z' },
  items: [
    { objectId: 'ding', note: '三足' },
    { objectId: 'gone', note: '' },
  ],
};
const responses = {
  exhibitPage: pageResponse([makeExhibit({ id: 'ding', title: '饕餮纹圆鼎' })]),
  visitHalls: listResponse([
    {
      ...{ id: 'bronze', kind: 'base', title: '青铜', closedRooms: [], closureText: '' },
      rooms: ['L1-ceramics-hall', 'L1-bronze-hall'],
      objects: [
        {
          ...{ id: 'ding', title: '', seconds: 60, isTreasure: false, turns: false },
          room: 'L1-bronze-hall',
        },
      ],
    },
  ]),
};
const list = '/Collection/MyCollection';
const keep = (...sets: object[]) =>
  localStorage.setItem(objectSetsStorageKey, JSON.stringify(sets));

beforeAll(async () => {
  await import('./set-editor');
});
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

const openSet = async () => {
  keep(deviceSet);
  const { box } = await openPage(`${list}?set=${id}`, { responses });
  await waitForText(box, '饕餮纹圆鼎');
  return box;
};

test('visitor without sets is led to the objects and can name a set', async () => {
  const { box } = await openPage(list, { responses });
  expect(box.textContent).toContain('还没有藏品集');
  await enter(getField(box, '新的藏品集'), ' 去看的鼎 ');
  await actAndWait(() => getControl(box, '新建').click());
  expect(readDeviceSets()).toMatchObject([{ name: '去看的鼎', items: [] }]);
  await waitForText(box, '里面还没有藏品');
});

test('sets are listed with number of objects and last change', async () => {
  keep(deviceSet);
  const { box } = await openPage(list, { responses });
  expect(headings(box, 2)).toEqual(['看鼎']);
  expect(getElement(box, '.sets p').textContent).toContain('2 件');
});

test('open set has its objects with rooms and notes, and says which object is gone', async () => {
  const box = await openSet();
  const rows = [...box.querySelectorAll('ol > li')];
  expect(rows[0]?.textContent).toContain('现展出于青铜馆');
  expect(rows[1]?.textContent).toContain('这件藏品已不在目录里');
  expect(getElement(box, '[aria-label="备注：饕餮纹圆鼎"]')).toHaveProperty('value', '三足');
});

test('note is stored when its field loses the focus', async () => {
  const box = await openSet();
  const field = getElement(box, '[aria-label="备注：饕餮纹圆鼎"]') as HTMLInputElement;
  await enter(field, '三足\u202e，两耳');
  await actAndWait(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(readDeviceSets()[0]?.items[0]?.note).toBe('三足，两耳');
});

test('object is moved and taken out, and that is announced', async () => {
  const box = await openSet();
  await actAndWait(() => getControl(box, '向后移：饕餮纹圆鼎').click());
  const ids = () => readDeviceSets()[0]?.items.map(({ objectId }) => objectId);
  expect(ids()).toEqual(['gone', 'ding']);
  expect(box.textContent).toContain('“饕餮纹圆鼎”现在是第 2 件');
  expect(getControl(box, '向后移：饕餮纹圆鼎').getAttribute('aria-disabled')).toBe('true');
  await actAndWait(() => getControl(box, '取出：饕餮纹圆鼎').click());
  expect(ids()).toEqual(['gone']);
  expect(document.activeElement).not.toBe(document.body);
});

test('set is renamed, and an empty name changes nothing', async () => {
  const box = await openSet();
  const rename = async (name: string) => {
    await actAndWait(() => getControl(box, '改名').click());
    await enter(getElement(box, '[aria-label=名称]') as HTMLInputElement, name);
    await actAndWait(() => getControl(box, '保存').click());
  };
  await rename('只看鼎');
  expect(readDeviceSets()[0]?.name).toBe('只看鼎');
  await rename('   ');
  expect(readDeviceSets()[0]?.name).toBe('只看鼎');
});

test('set is deleted after a confirmation only', async () => {
  const box = await openSet();
  await actAndWait(() => getControl(box, '删除藏品集').click());
  await actAndWait(() => getControl(getElement(document, 'dialog'), '取消').click());
  expect(readDeviceSets()).toHaveLength(1);
  await actAndWait(() => getControl(box, '删除藏品集').click());
  await actAndWait(() => getControl(getElement(document, 'dialog'), '删除藏品集').click());
  expect(readDeviceSets()).toEqual([]);
  await waitForText(box, '还没有藏品集');
});

test('address of a set that is gone leads back to all sets', async () => {
  const { box } = await openPage(`${list}?set=none`, { responses });
  expect(box.textContent).toContain('这个藏品集已经不在了');
  expect(getControl(box, '全部藏品集').getAttribute('href')).toBe(`#${list}`);
});

test('member moves the sets of this device to the account', async () => {
  localStorage.setItem('access_token', 'x');
  keep(deviceSet);
  const success = (data: unknown) => ({ success: true, code: 0, msg: '', data });
  const { box } = await openPage(list, {
    responses: {
      ...responses,
      memberInfo: success({ id: '7', nickName: '柳岚' }),
      objectSetList: success([]),
      objectSetSave: (input: object) => success({ ...deviceSet, ...input, version: 1 }),
    },
  });
  expect(box.textContent).toContain('这台设备上还有 1 个藏品集');
  await actAndWait(() => getControl(box, '放进账号').click());
  expect(readDeviceSets()).toEqual([]);
  expect(headings(box, 2)).toEqual(['看鼎']);
});
