import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import ArticlePage from './article-page';

const render = setUpRendering();

const picture = (src: string) => ({ src, width: 800, height: 600, alt: src, credit: '云泽博物馆' });
const entry = {
  id: 'a',
  categoryCode: 'Notice',
  title: '开放时间',
  summary: '',
  publishedAt: '2026-03-01T09:00:00+08:00',
  images: [picture('/media/lead.jpg'), picture('/media/inside.jpg')],
  content: '<p>正文</p><img src="/media/inside.jpg" alt="x">',
  linkUrl: '',
};

async function at(path: string, answer: unknown) {
  window.location.hash = `#${path}`;
  const service = createFakeService({ contentDetail: answer });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ article: ArticlePage }} />
    </TestProviders>,
  );
  return { box, service };
}

test('article page shows title, date, text, and each picture once with its credit', async () => {
  const { box, service } = await at('/News/Notice/a', listResponse([entry]));
  expect(getElement(box, 'h1').textContent).toBe('开放时间');
  expect(document.title).toBe('开放时间 - 云泽博物馆');
  expect(getElement(box, 'time').textContent).toContain('2026年3月1日');
  const sources = [...box.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources.sort()).toEqual(['/media/inside.jpg', '/media/lead.jpg']);
  expect(getElement(box, 'figcaption').textContent).toBe('图片：云泽博物馆');
  expect(service.calls.find(({ name }) => name === 'contentDetail')?.body).toContain('"Notice"');
});

test('article page shows a recording with captions and transcript', async () => {
  const video = {
    sources: [{ src: '/media/a.webm', type: 'video/webm' }],
    tracks: [
      { src: '/media/en.vtt', lang: 'en', label: 'English' },
      { src: '/media/zh.vtt', lang: 'zh-CN', label: '中文' },
    ],
  };
  const { box } = await at('/DigitalMuseum/FeaturesExh/a', listResponse([{ ...entry, video }]));
  expect(getElement(box, 'video').getAttribute('aria-label')).toBe('开放时间');
  expect(getElement(box, 'track[default]').getAttribute('srclang')).toBe('zh-CN');
  expect(getElement(box, 'summary').textContent).toBe('文字稿');
});

test('article page leaves out a link with a javascript: address', async () => {
  const { box } = await at(
    '/News/Notice/a',
    listResponse([{ ...entry, linkUrl: 'javascript:alert(1)' }]),
  );
  expect(box.textContent).not.toContain('前往相关页面');
});

test('article page shows “not found” when the entry does not exist', async () => {
  const { box } = await at('/News/Notice/a', 404);
  expect(getElement(box, 'h1').textContent).toBe('没有找到这条内容');
});

test('article page of an unknown category shows “not found” without requesting the entry', async () => {
  const { box, service } = await at('/News/nonsense/a', listResponse([entry]));
  expect(getElement(box, 'h1').textContent).toBe('没有找到这条内容');
  expect(service.calls.some(({ name }) => name === 'contentDetail')).toBe(false);
});
