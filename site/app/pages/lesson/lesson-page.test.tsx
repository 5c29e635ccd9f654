import { expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeImage, makePart, makeRecording } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Education/CloudClassroom/CloudClassroom/ding';
const parts = [
  makePart({ kind: 'goal', id: 'g', title: '认得三种鼎' }),
  makePart({ kind: 'step', id: 's', title: '看一看', object: 'ding', images: [makeImage()] }),
  makePart({ kind: 'question', id: 'q', title: '鼎有几足？', content: '<p>三足或四足。</p>' }),
  makePart({ kind: 'task', id: 't1', title: '写下三种用途', facts: { lines: '4' } }),
  makePart({ kind: 'task', id: 't2', title: '画一只鼎', facts: { room: 'drawing' } }),
];
const lesson = makeEntry({
  id: 'ding',
  categoryCode: 'CloudClassroom',
  title: '鼎的故事',
  facts: { level: '小学', topic: '青铜', minutes: '20' },
  parts,
});
const open = (fields: object = {}) =>
  openPage(address, { responses: { contentDetail: listResponse([{ ...lesson, ...fields }]) } });

test('lesson page shows goals, steps, questions and a worksheet in this order', async () => {
  const { box } = await open();
  expect(headings(box, 1)).toEqual(['鼎的故事']);
  expect(headings(box, 2)).toEqual(['学完以后', '一步一步', '想一想', '学习单 · 鼎的故事']);
  expect(textsOf(box, '[aria-labelledby=lesson-goals] li')).toEqual(['认得三种鼎']);
  expect(headings(box, 3)).toEqual(['看一看']);
});

test('level and topic of a lesson link to the lessons of that level and topic', async () => {
  const { box } = await open();
  expect(getControl(box, '小学').getAttribute('href')).toBe(
    `#/Education/CloudClassroom?level=${encodeURIComponent('小学')}`,
  );
  expect(getControl(box, '青铜').getAttribute('href')).toContain('topic=');
  expect(box.textContent).toContain('20 分钟');
});

test('step of a lesson links to its object and shows its picture', async () => {
  const { box } = await open();
  expect(getControl(box, '细看这件藏品').getAttribute('href')).toBe(
    '#/Collection/ExcellentCollection/ding',
  );
  expect(box.querySelectorAll('.steps img')).toHaveLength(1);
});

test('answer of a question is closed until it is opened', async () => {
  const { box } = await open();
  const details = getElement(box, '[aria-labelledby=lesson-questions] details');
  expect(details.hasAttribute('open')).toBe(false);
  expect(getElement(details, 'summary').textContent).toBe('鼎有几足？');
  expect(details.textContent).toContain('三足或四足。');
});

test('worksheet has the lines or the frame that each task asks for, and is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { box } = await open();
  const [lines, frame] = box.querySelectorAll('.tasks li');
  expect(lines?.querySelectorAll('.lines span')).toHaveLength(4);
  expect(frame?.querySelector('.frame')).not.toBeNull();
  await actAndWait(() => getControl(box, '打印这一课').click());
  expect(print).toHaveBeenCalledOnce();
});

test('lesson without parts, facts and picture shows its text only', async () => {
  const { box } = await open({ parts: undefined, facts: undefined, images: [] });
  expect(headings(box, 2)).toEqual([]);
  expect(box.textContent).toContain('一月一日九时开馆。');
});

test('lesson with a film shows the film instead of the picture', async () => {
  const { box } = await open({
    video: makeRecording(),
    images: [makeImage({ src: '/media/l.jpg' })],
  });
  expect(getElement(box, 'video').getAttribute('aria-label')).toBe('鼎的故事');
  expect(box.querySelector('img[src="/media/l.jpg"]')).toBeNull();
});

test.each(['-3', 'many', '1e9', ''])(
  'task with “%s” lines gets a sensible number of lines',
  async (lines) => {
    const { box } = await open({ parts: [makePart({ kind: 'task', facts: { lines } })] });
    const count = box.querySelectorAll('.tasks .lines span').length;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(40);
  },
);

test('markup in the titles of a lesson is text', async () => {
  const { box } = await open({
    title: hostileText,
    parts: [makePart({ kind: 'question', title: hostileText })],
  });
  expect(headings(box, 1)).toEqual([hostileText]);
  expect(textsOf(box, 'summary')).toEqual([hostileText]);
  expect(box.querySelector('[onerror]')).toBeNull();
});

test('lesson that does not exist shows “not found”', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: 404 } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
});

test('failed lesson page shows the lesson after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentDetail: 500 } });
  expect(headings(box, 1)).toEqual(['课程']);
  service.answer('contentDetail', listResponse([lesson]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['鼎的故事']);
});

test('lesson page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: pending } });
  expect(box.querySelector('[data-state], h2')).toBeNull();
});

test('English lesson page has English headings', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentDetail: listResponse([{ ...lesson, title: 'The ding' }]) },
  });
  expect(headings(box, 2)).toEqual([
    'Afterwards you can',
    'Step by step',
    'Think about it',
    'Worksheet · The ding',
  ]);
});
