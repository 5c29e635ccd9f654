import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll } from '../../testing/open-page';
import { makeEntry, makeMany, makeRecording } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum/Video/ExhVideo/casting';
const film = makeEntry({
  id: 'casting',
  categoryCode: 'ExhVideo',
  title: '铸鼎',
  video: makeRecording({ chapters: [{ start: 12, title: '制范' }] }),
  facts: { length: '3:20' },
});
const others = makeMany(3, ({ id, title }) =>
  makeEntry({ id, title, categoryCode: 'ExhVideo', facts: { length: '1:00' } }),
);

test('film page shows the player with its name, chapters and text', async () => {
  const { box } = await openPage(address, {
    responses: { contentDetail: listResponse([film]), contentPage: pageResponse([]) },
  });
  expect(headings(box, 1)).toEqual(['铸鼎']);
  expect(getElement(box, 'video').getAttribute('aria-label')).toBe('铸鼎');
  expect(getElement(box, 'video source').getAttribute('src')).toBe('/media/a.webm');
  expect(getElement(box, 'ol[aria-label], ul[aria-label]').textContent).toContain('制范');
  expect(box.textContent).toContain('一月一日九时开馆。');
  expect(getControl(box, '展览视频').getAttribute('href')).toBe('#/DigitalMuseum/Video/ExhVideo');
});

test('film page recommends other films, each once and never the film itself', async () => {
  const { box } = await openPage(address, {
    responses: {
      contentDetail: listResponse([film]),
      contentPage: pageResponse([film, ...others]),
    },
  });
  const next = getElement(box, 'aside[aria-labelledby=next-films]');
  expect(headings(next, 3)).toEqual(['第1条', '第2条', '第3条']);
});

test('film without a recording shows its text and no player', async () => {
  const { box } = await openPage(address, {
    responses: {
      contentDetail: listResponse([{ id: 'casting', title: '铸鼎', content: '<p>说明</p>' }]),
      contentPage: pageResponse([]),
    },
  });
  expect(box.querySelector('video')).toBeNull();
  expect(box.textContent).toContain('说明');
  expect(headings(box, 2)).not.toContain('接着看');
});

test('failed request of further films leaves the film, and its retry shows them', async () => {
  const { box, service } = await openPage(address, {
    responses: { contentDetail: listResponse([film]), contentPage: 500 },
  });
  expect(headings(box, 1)).toEqual(['铸鼎']);
  service.answer('contentPage', pageResponse(others));
  await retryAll(box);
  expect(headings(box, 3)).toContain('第1条');
});

test.each([
  ['does not exist', 404, '没有找到这条内容'],
  ['fails to load', 500, '视频'],
])('film that %s shows a title', async (_, contentDetail, title) => {
  const { box } = await openPage(address, { responses: { contentDetail } });
  expect(headings(box, 1)).toEqual([title]);
});

test('failed film page shows the film after a retry', async () => {
  const { box, service } = await openPage(address, {
    responses: { contentDetail: 500, contentPage: pageResponse([]) },
  });
  service.answer('contentDetail', listResponse([film]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['铸鼎']);
});

test('film page while loading has no player', async () => {
  const { box } = await openPage(address, { responses: { contentDetail: pending } });
  expect(box.querySelector('video, [data-state]')).toBeNull();
});

test('English film page heads further films in English', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentDetail: listResponse([film]), contentPage: pageResponse(others) },
  });
  expect(headings(box, 2)).toContain('Watch next');
});
