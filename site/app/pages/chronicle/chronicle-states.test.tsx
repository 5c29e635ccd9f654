import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Survey/Events';
const event = (title: string, publishedAt: string, summary = '') =>
  makeEntry({ id: title, title, publishedAt, summary, categoryCode: 'Events' });

const open = (contentPage: unknown, language: 'zh' | 'en' = 'zh', query = '') =>
  openPage(address + query, { language, responses: { contentPage } });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('event at the turn of the year belongs to the day of the museum, not of the visitor', async () => {
  const { box } = await open(
    pageResponse([
      event('除夕', '2019-12-31T23:59:59+08:00'),
      event('元旦', '2019-12-31T16:00:00Z'),
      event('洛杉矶', '2019-12-31T08:00:00-08:00'),
    ]),
  );
  expect(headings(box, 2)).toEqual(['2020年代', '2010年代']);
  const days = [...box.querySelectorAll('time')].map((each) => each.getAttribute('datetime'));
  expect(days).toEqual(['2020-01-01', '2020-01-01', '2019-12-31']);
  expect(textsOf(box, 'time')).toEqual(['1月1日', '1月1日', '12月31日']);
});

test('event without a date comes last, without day and year', async () => {
  const { box } = await open(
    pageResponse([event('无日', '不详'), event('开馆', '2019-09-28T09:00:00+08:00')]),
  );
  expect(headings(box, 2)).toEqual(['2010年代', '年代未注明']);
  expect(headings(box, 3)).toEqual(['2019']);
  expect(box.querySelectorAll('time')).toHaveLength(1);
  expect(textsOf(box, '.what')).toEqual(['开馆', '无日']);
});

test('English chronicle names decades and days in English', async () => {
  const { box } = await open(pageResponse([event('Opening', '2019-09-28T09:00:00+08:00')]), 'en');
  expect(headings(box, 2)).toEqual(['2010s']);
  expect(textsOf(box, 'time')).toEqual(['28 September']);
  expect(getElement(box, 'nav').getAttribute('aria-label')).toBe('Go to a decade');
});

test('chronicle without events says what else there is', async () => {
  const { box } = await open(pageResponse([]));
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有写下什么');
});

test('failed chronicle keeps its title and shows the events after a retry', async () => {
  const { box, service } = await open(502);
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('contentPage', pageResponse([event('开馆', '2019-09-28T09:00:00+08:00')]));
  await retryAll(box);
  expect(textsOf(box, '.what')).toEqual(['开馆']);
});

test('chronicle while loading is neither empty nor failed', async () => {
  const { box } = await open(pending);
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  expect(box.querySelector('[data-state]')).toBeNull();
});

test('chronicle of 230 events is paged by a hundred', async () => {
  const { box, service } = await open(pageResponse(makeMany(100, makeEntry), 230), 'zh', '?page=2');
  expect(service.calls.find(({ name }) => name === 'contentPage')?.body).toContain('"pageNum":2');
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe(`#${address}?page=3`);
});

test('markup in an event is shown as text', async () => {
  const { box } = await open(
    pageResponse([event(hostileText, '2019-09-28T09:00:00+08:00', hostileText)]),
  );
  expect(box.querySelector('[onerror]')).toBeNull();
  expect(textsOf(box, '.text')[0]).toContain('<img src=x');
});
