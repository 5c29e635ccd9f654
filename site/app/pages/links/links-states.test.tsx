import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const link = (title: string, linkUrl: string, tag = '') =>
  makeEntry({
    id: title,
    title,
    linkUrl,
    categoryCode: 'FriendLink',
    tags: tag === '' ? [] : [{ tagId: tag, tagName: tag }],
  });
const open = (contentPage: unknown, language: 'zh' | 'en' = 'zh') =>
  openPage('/FriendLink', { language, responses: { contentPage } });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('website opens in a new tab, which its name says, under its host', async () => {
  const { box } = await open(
    pageResponse([link('故宫', 'https://www.dpm.org.cn/a?b#c', '博物馆')]),
  );
  const anchor = getElement(box, '.links a');
  expect(anchor.getAttribute('target')).toBe('_blank');
  expect(anchor.getAttribute('rel')).toBe('noopener noreferrer');
  expect(anchor.textContent).toContain('在新窗口打开');
  expect(textsOf(box, '.host')).toEqual(['www.dpm.org.cn']);
});

test.each(['', 'javascript:alert(1)', '//evil.example', '\u0001https://evil.example', 'ftp://a.b'])(
  'website with the address %j is text without a host',
  async (linkUrl) => {
    const { box } = await open(pageResponse([link(hostileText, linkUrl)]));
    expect(box.querySelector('.links a, .host, [onerror]')).toBeNull();
    expect(textsOf(box, '.links li')[0]).toContain('<img src=x');
  },
);

test('English page names the group of the others in English', async () => {
  const { box } = await open(pageResponse([link('Elsewhere', 'https://a.example')]), 'en');
  expect(headings(box, 2)).toEqual(['Others']);
  expect(getElement(box, '.links a').textContent).toMatch(/new/);
});

test('links page without websites says so', async () => {
  const { box } = await open(pageResponse([]));
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('failed links page shows the websites after a retry', async () => {
  const { box, service } = await open(504);
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('contentPage', pageResponse([link('故宫', 'https://a.example', '博物馆')]));
  await retryAll(box);
  expect(headings(box, 2)).toEqual(['博物馆']);
});

test('links page while loading is neither empty nor failed', async () => {
  const { box } = await open(pending);
  expect(box.querySelector('[data-state], .links')).toBeNull();
});

test('more than sixty websites are paged', async () => {
  const { box } = await open(pageResponse(makeMany(60, makeEntry), 130));
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe('#/FriendLink?page=3');
});
