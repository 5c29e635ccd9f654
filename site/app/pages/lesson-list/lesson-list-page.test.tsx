import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Education/CloudClassroom';
const lesson = (id: string, facts: Record<string, string>) =>
  makeEntry({ id, title: id, categoryCode: 'CloudClassroom', facts });
const lessons = [
  lesson('鼎', { level: '小学', topic: '青铜', minutes: '20', film: 'yes' }),
  lesson('瓷', { level: '初中', topic: '陶瓷' }),
  lesson('钟', { level: '初中', topic: '青铜' }),
  lesson('舟', {}),
];
const responses = { contentPage: pageResponse(lessons) };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

test('lesson list shows level, topic and length of each lesson, linked to it', async () => {
  const { box } = await openPage(address, { responses });
  expect(headings(box, 1)).toEqual(['云课堂']);
  expect(headings(box, 2)).toEqual(['鼎', '瓷', '钟', '舟']);
  expect(textsOf(box, '.facts')[0]).toBe('小学青铜20 分钟有视频');
  expect(getElement(box, 'h2 a').getAttribute('href')).toBe(
    `#/Education/CloudClassroom/CloudClassroom/${encodeURIComponent('鼎')}`,
  );
  expect(getElement(box, '.count').textContent).toBe('共 4 课');
});

test('level and topic narrow the lessons together and stand in the address', async () => {
  const { box } = await openPage(address, { responses });
  const level = getElement(box, '[role=group][aria-label=学段]');
  expect(textsOf(level, 'a')).toEqual(['全部', '小学', '初中']);
  await actAndWait(() => getControl(level, '初中').click());
  await actAndWait(() =>
    getControl(getElement(box, '[role=group][aria-label=主题]'), '青铜').click(),
  );
  expect(decodeURIComponent(window.location.hash)).toBe(`#${address}?level=初中&topic=青铜`);
  expect(headings(box, 2)).toEqual(['钟']);
});

test('lesson list without a matching lesson links to all of them', async () => {
  const { box } = await openPage(`${address}?level=nowhere`, { responses });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('没有符合条件的课');
  await actAndWait(() => getControl(getElement(box, '[data-state=empty]'), '清除筛选').click());
  expect(headings(box, 2)).toHaveLength(4);
});

test('long lesson list is paged and keeps its filter', async () => {
  const many = makeMany(30, ({ id }) => lesson(id, { level: '小学' }));
  const { box } = await openPage(`${address}?level=${encodeURIComponent('小学')}`, {
    responses: { contentPage: pageResponse(many) },
  });
  expect(headings(box, 2)).toHaveLength(24);
  await actAndWait(() => getControl(box, '下一页').click());
  expect(headings(box, 2)).toHaveLength(6);
  expect(decodeURIComponent(window.location.hash)).toBe(`#${address}?level=小学&page=2`);
});

test('failed lesson list shows the lessons after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentPage: 500 } });
  expect(headings(box, 1)).toEqual(['云课堂']);
  service.answer('contentPage', responses.contentPage);
  await retryAll(box);
  expect(headings(box, 2)).toHaveLength(4);
});

test('lesson list while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pending } });
  expect(box.querySelector('[data-state], h2, .count')).toBeNull();
});

test('English lesson list counts one lesson in the singular', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentPage: pageResponse([lesson('Ding', { minutes: '20' })]) },
  });
  expect(getElement(box, '.count').textContent).toBe('1 lesson');
  expect(box.textContent).toContain('20 minutes');
});
