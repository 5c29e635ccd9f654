import { beforeEach, expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makePart } from '../../testing/records';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum/DigitalCommonExhibition/bronze';
const room = (id: string, rest = {}) => makePart({ kind: 'room', id, title: id, ...rest });
const exhibition = makeEntry({
  id: 'bronze',
  categoryCode: 'DigitalCommonExhibition',
  title: '青铜的回声',
  parts: [
    room('祭器', { object: 'ding', images: [makeImage()] }),
    room('乐器'),
    makePart({ kind: 'step', id: 'x', title: '别的部分' }),
  ],
});
const open = (fields: object = {}) =>
  openPage(address, { responses: { contentDetail: listResponse([{ ...exhibition, ...fields }]) } });

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

test('online exhibition shows its rooms in order with their numbers', async () => {
  const { box } = await open();
  expect(headings(box, 1)).toEqual(['青铜的回声']);
  expect(headings(box, 2)).toEqual(['展室', '祭器', '乐器']);
  expect(textsOf(box, '.number')).toEqual(['第 1 室，共 2 室', '第 2 室，共 2 室']);
  expect(box.textContent).not.toContain('别的部分');
});

test('list of rooms moves focus to the heading of a room and keeps the address', async () => {
  const { box } = await open();
  await actAndWait(() => getControl(box, '2. 乐器').click());
  expect(document.activeElement?.textContent).toBe('乐器');
  expect(window.location.hash).toBe(`#${address}`);
});

test('room links to its object', async () => {
  const { box } = await open();
  const links = [...box.querySelectorAll('section a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/Collection/ExcellentCollection/ding']);
});

test('exhibition of one room has no list of rooms', async () => {
  const { box } = await open({ parts: [room('祭器')] });
  expect(headings(box, 2)).toEqual(['祭器']);
});

test('exhibition without rooms shows its text', async () => {
  const { box } = await open({ parts: undefined });
  expect(headings(box, 2)).toEqual([]);
  expect(box.textContent).toContain('一月一日九时开馆。');
});

test('online exhibition that does not exist shows “not found”', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: 404 } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
});

test('failed online exhibition shows its rooms after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentDetail: 500 } });
  service.answer('contentDetail', listResponse([exhibition]));
  await retryAll(box);
  expect(headings(box, 2)).toContain('祭器');
});

test('online exhibition while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: pending } });
  expect(box.querySelector('[data-state], h2')).toBeNull();
});

test('English online exhibition numbers its rooms in English', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentDetail: listResponse([exhibition]) },
  });
  expect(textsOf(box, '.number')).toEqual(['Room 1 of 2', 'Room 2 of 2']);
});
