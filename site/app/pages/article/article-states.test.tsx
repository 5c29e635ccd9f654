import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeImage, makeRecording } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const open = (fields: object = {}, language: 'zh' | 'en' = 'zh') =>
  openPage('/News/Notice/a', {
    language,
    responses: { contentDetail: listResponse([{ ...makeEntry(), ...fields }]) },
  });

test('article links to its list', async () => {
  const { box } = await open();
  expect(getControl(box, '公告').getAttribute('href')).toBe('#/News/Notice');
});

test.each(['', 'soon'])('article with the date “%s” shows no date', async (publishedAt) => {
  const { box } = await open({ publishedAt });
  expect(headings(box, 1)).toEqual(['元旦开放时间']);
  expect(box.querySelector('time')).toBeNull();
  expect(box.textContent).not.toContain('发布于');
});

test('English article has an English date and marks Chinese text in its title', async () => {
  const { box } = await open({ title: 'The 鼎 returns' }, 'en');
  expect(getElement(box, 'time').textContent).toBe('Published 1 March 2026');
  expect(getElement(box, 'h1 [lang=zh]').textContent).toBe('鼎');
});

test('pictures that the text does not have follow it, the first above it', async () => {
  const images = ['a', 'b', 'c'].map((name) => makeImage({ src: `/media/${name}.jpg`, alt: name }));
  const { box } = await open({ images });
  const alts = [...box.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
  expect(alts).toEqual(['a', 'b', 'c']);
  expect(getElement(box, '.others').querySelectorAll('img')).toHaveLength(2);
});

test('article with a sound recording has a player named by its title', async () => {
  const { box } = await open({ audio: makeRecording({ sources: [{ src: '/a.mp3', type: '' }] }) });
  expect(getElement(box, 'audio').getAttribute('aria-label')).toBe('元旦开放时间');
  expect(getElement(box, 'audio source').getAttribute('src')).toBe('/a.mp3');
});

test('article links to its related page, and says that it is on another site', async () => {
  const { box } = await open({ linkUrl: 'https://museum.example/a' });
  const link = getElement(box, '.related a');
  expect(link.getAttribute('href')).toBe('https://museum.example/a');
  expect(link.textContent).toBe('前往相关页面（在新窗口打开）');
});

test('markup in the title and summary of an article is text', async () => {
  const { box } = await open({ title: hostileText, summary: hostileText });
  expect(headings(box, 1)).toEqual([hostileText]);
  expect(textsOf(box, '.summary')).toEqual([hostileText]);
});

test('failed article shows its list’s title, and the article after a retry', async () => {
  const { box, service } = await openPage('/News/Notice/a', { responses: { contentDetail: 500 } });
  expect(headings(box, 1)).toEqual(['资讯']);
  service.answer('contentDetail', listResponse([makeEntry()]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['元旦开放时间']);
});

test('article while loading is neither empty nor failed', async () => {
  const { box } = await openPage('/News/Notice/a', { responses: { contentDetail: pending } });
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  expect(box.querySelector('[data-state], time')).toBeNull();
});
