import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDeviceSets } from '../../features/object-sets/device-sets';
import { createOpenPage, headings, textsOf } from '../../testing/open-page';
import { makeExhibit } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const token = 'AbCdEfGhIjKlMnOpQrSt-_';
const responses = {
  exhibitPage: pageResponse([
    makeExhibit({ id: 'a', title: '鼎' }),
    makeExhibit({ id: 'b', title: '琮' }),
  ]),
  visitHalls: listResponse([]),
};
const at = (reference: string) => `/Collection/MyCollection/${encodeURIComponent(reference)}`;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => localStorage.clear());

test('link that names objects shows them in its order, without asking for a set', async () => {
  const { box, requests } = await openPage(at('objects:b,a'), { responses });
  expect(headings(box, 1)).toEqual(['一组藏品']);
  expect(textsOf(box, 'ol h2')).toEqual(['琮', '鼎']);
  expect(requests('sharedObjectSet')).toBe(0);
});

test('rooms that failed leave the objects, and a retry shows them', async () => {
  const { box, service } = await openPage(at('objects:b'), {
    responses: { ...responses, visitHalls: 500 },
  });
  expect(textsOf(box, 'ol h2')).toEqual(['琮']);
  const hall = {
    ...{ id: 'bronze', kind: 'base', title: '青铜', closedRooms: [], closureText: '' },
    rooms: ['L1-bronze-hall'],
    objects: [
      { id: 'b', title: '', seconds: 60, isTreasure: false, turns: false, room: 'L1-bronze-hall' },
    ],
  };
  service.answer('visitHalls', listResponse([hall]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(getElement(box, 'ol').textContent).toContain('青铜馆');
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});

test('shared set has the name and the notes of its member, as text', async () => {
  const shared = {
    name: '<b>看鼎</b>',
    items: [{ objectId: 'a', note: '<img src=x onerror=alert(1)>' }],
    updatedAt: '2026-11-28T10:00:00+08:00',
  };
  const { box } = await openPage(at(token), {
    responses: { ...responses, sharedObjectSet: { success: true, code: 0, msg: '', data: shared } },
  });
  expect(headings(box, 1)).toEqual(['<b>看鼎</b>']);
  expect(textsOf(box, '.note')).toEqual(['<img src=x onerror=alert(1)>']);
  expect(box.textContent).toContain('不代表本馆');
});

test.each([
  ['token of a set that is not shared any more', at(token)],
  ['address that is no reference', at('anything')],
])('%s is not found, with a link to the visitor’s own sets', async (_name, address) => {
  const { box } = await openPage(address, { responses: { ...responses, sharedObjectSet: 404 } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
  expect(box.querySelector('a[href="#/Collection/MyCollection"]')).not.toBeNull();
});

test('copy of a shared set is kept among the visitor’s own', async () => {
  const { box } = await openPage(at('objects:b,a'), { responses });
  await actAndWait(() => getControl(box, '存为我的藏品集').click());
  expect(readDeviceSets()).toMatchObject([
    { name: '一组藏品', items: [{ objectId: 'b' }, { objectId: 'a' }] },
  ]);
});
