import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const tags = [{ tagId: 'lake', tagName: '澄湖馆' }];
const museum = makeEntry({
  id: 'chenghu',
  categoryCode: 'Dfbw',
  title: '澄湖馆',
  facts: { city: '澄湖', address: '湖滨路 1 号', hours: '9–17时', mapPlace: '40% 50%' },
  content: '<p>一座小馆。</p>',
  tags,
});
const dictList = listResponse(
  [
    ['city', '城市'],
    ['address', '地址'],
    ['hours', '开放时间'],
  ].map(([dictValue, label]) => ({ dictCode: 'fact', dictValue, label })),
);
const open = (fields: object = {}, rest: FakeResponses = {}) =>
  openPage('/Dfbw/chenghu', {
    responses: { contentDetail: listResponse([{ ...museum, ...fields }]), dictList, ...rest },
  });

test('local museum page shows text, visiting facts and a link to all museums', async () => {
  const { box } = await open({}, { contentPageByTagFromContent: pageResponse([]) });
  expect(headings(box, 1)).toEqual(['澄湖馆']);
  expect(box.textContent).toContain('一座小馆。');
  const visit = getElement(box, '[aria-labelledby=museum-visit]');
  expect(textsOf(visit, 'dd')).toEqual(['澄湖', '湖滨路 1 号', '9\u2060–\u206017时']);
  expect(headings(visit, 3)).toEqual(['在云泽省的位置']);
  expect(getControl(box, '全省博物馆').getAttribute('href')).toBe('#/Dfbw');
});

test.each(['', 'nonsense', '400% 5%', '40%'])(
  'museum with the position “%s” has no map',
  async (mapPlace) => {
    const { box } = await open({ facts: { city: '澄湖', mapPlace }, tags: [] });
    expect(headings(box, 3)).toEqual([]);
  },
);

test('local museum page lists the news with its tag', async () => {
  const { box, service } = await open(
    {},
    { contentPageByTagFromContent: pageResponse([makeEntry({ categoryCode: 'DfbwNews' })]) },
  );
  const news = getElement(box, '[aria-labelledby=museum-news]');
  expect(getElement(news, 'h3 a').getAttribute('href')).toBe('#/Dfbw/DfbwNews/a');
  const request = service.calls.find(({ name }) => name === 'contentPageByTagFromContent');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ contentId: 'chenghu', tagId: 'lake' });
});

test('museum without news or without a tag has no section for them', async () => {
  const withoutNews = await open({}, { contentPageByTagFromContent: pageResponse([]) });
  expect(headings(withoutNews.box, 2)).not.toContain('这座馆的消息');
  const withoutTag = await open({ tags: [] });
  expect(withoutTag.requests('contentPageByTagFromContent')).toBe(0);
  expect(headings(withoutTag.box, 2)).not.toContain('这座馆的消息');
});

test('failed request of the news leaves the museum, and its retry shows them', async () => {
  const { box, service } = await open({}, { contentPageByTagFromContent: 500 });
  expect(headings(box, 1)).toEqual(['澄湖馆']);
  service.answer('contentPageByTagFromContent', pageResponse([makeEntry()]));
  await retryAll(box);
  expect(box.textContent).toContain('元旦开放时间');
});

test('museum with an id only is shown', async () => {
  const { box } = await openPage('/Dfbw/chenghu', {
    responses: { contentDetail: listResponse([{ id: 'chenghu', title: '澄湖馆' }]) },
  });
  expect(headings(box, 1)).toEqual(['澄湖馆']);
  expect(box.querySelector('dd')).toBeNull();
});

test('museum that does not exist shows “not found”', async () => {
  const { box } = await openPage('/Dfbw/nowhere', { responses: { contentDetail: 404 } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
});

test('failed museum page shows the museum after a retry', async () => {
  const { box, service } = await openPage('/Dfbw/chenghu', { responses: { contentDetail: 500 } });
  service.answer('contentDetail', listResponse([museum]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['澄湖馆']);
});

test('museum page while loading is neither empty nor failed', async () => {
  const { box } = await openPage('/Dfbw/chenghu', { responses: { contentDetail: pending } });
  expect(box.querySelector('[data-state], h2')).toBeNull();
});
