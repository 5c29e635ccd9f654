import { expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeExhibit, makeExhibition, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Exhibition/TemporaryExhibition/rites';

const withChapters = makeExhibition({
  content:
    '<p>前言。</p><h2>第一章 祭器</h2><p>祭祀的鼎。</p><h2>第二章 乐器</h2><p>成组的钟。</p>',
});

const responses = (exhibition: unknown, rest: FakeResponses = {}): FakeResponses => ({
  exhibitionDetail: listResponse(exhibition === undefined ? [] : [exhibition]),
  exhibitPage: pageResponse([]),
  ...rest,
});

test('exhibition page shows title, dates, status, place and text', async () => {
  const { box } = await openPage(address, { responses: responses(makeExhibition()) });
  expect(headings(box, 1)).toEqual(['吉金礼乐：云泽青铜文明']);
  expect(document.title).toBe('吉金礼乐：云泽青铜文明 - 云泽博物馆');
  expect(textsOf(box, 'dl.facts > div')).toEqual([
    '展期2026年11月7日—2027年2月1日正在展出',
    '地点一号厅',
  ]);
  expect(headings(box, 2)).toEqual(['关于展览']);
  expect(box.textContent).toContain('展览的说明。');
});

test('permanent exhibition has no end, and a missing place no row', async () => {
  const { box } = await openPage('/Exhibition/BaseExhibition/rites', {
    responses: responses(makeExhibition({ kind: 'base', endDate: null, place: '' })),
  });
  expect(textsOf(box, 'dl.facts > div')).toEqual(['展期常设正在展出']);
});

test('exhibition page shows every picture once with its credit', async () => {
  const images = ['a', 'b', 'c'].map((name) =>
    makeImage({ src: `/media/${name}.jpg`, credit: `图 ${name}` }),
  );
  const { box } = await openPage(address, { responses: responses(makeExhibition({ images })) });
  expect(textsOf(box, 'figcaption')).toEqual(['图片：图 a', '图片：图 b', '图片：图 c']);
  expect(getElement(box, 'img').getAttribute('loading')).toBe('eager');
});

test('chapters of an exhibition link to a page each, which shows that chapter alone', async () => {
  const { box } = await openPage(address, { responses: responses(withChapters) });
  const nav = getElement(box, 'nav[aria-labelledby=exhibition-chapters]');
  const links = [...nav.querySelectorAll('a')];
  expect(links).toHaveLength(2);
  await actAndWait(() => links[1]?.click());
  expect(window.location.hash).toMatch(/\?label=/);
  expect(headings(box, 1)).toEqual([expect.stringMatching(/^吉金礼乐：.*乐器$/)]);
  expect(box.textContent).toContain('成组的钟。');
  expect(box.textContent).not.toContain('祭祀的鼎。');
  expect(getElement(box, 'nav [aria-current=page]').textContent).toContain('乐器');
});

test('chapter of an exhibition shows the objects that it names and links to the chapters beside it', async () => {
  const content = withChapters.content.replace(
    '祭祀的鼎',
    '<a href="#/Collection/ExcellentCollection/ding">鼎</a>',
  );
  const { box } = await openPage(`${address}?label=${encodeURIComponent('第一章 祭器')}`, {
    responses: responses(makeExhibition({ content }), {
      exhibitPage: pageResponse([makeExhibit({ id: 'ding', title: '青铜鼎' })]),
    }),
  });
  expect(headings(box, 2)).toContain('本章的展品');
  expect(textsOf(box, '[aria-labelledby=named-objects] .title')).toEqual(['青铜鼎']);
  expect(textsOf(box, 'nav[aria-label=上一章与下一章] a')).toEqual(['下一章第二章 乐器']);
});

test('unknown chapter in the address shows the whole exhibition', async () => {
  const { box } = await openPage(`${address}?label=nonsense`, {
    responses: responses(withChapters),
  });
  expect(headings(box, 1)).toEqual(['吉金礼乐：云泽青铜文明']);
  expect(box.textContent).toContain('祭祀的鼎。');
});

test('objects of an exhibition are paged, and the page number is in the address', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const { box, service } = await openPage(address, {
    responses: responses(makeExhibition(), {
      exhibitPage: pageResponse(
        makeMany(24, ({ id, title }) => makeExhibit({ id, title })),
        60,
      ),
    }),
  });
  const section = getElement(box, '[aria-labelledby=exhibition-objects]');
  expect(section.querySelectorAll('.objects li')).toHaveLength(24);
  await actAndWait(() => getControl(section, '第 3 页').click());
  expect(window.location.hash).toBe(`#${address}?page=3`);
  const last = service.calls.findLast(({ name }) => name === 'exhibitPage')?.body;
  expect(last).toContain('pageNum=3');
  expect(last).toContain('exhibitionId=rites');
});

test('exhibition without objects has no section for them', async () => {
  const { box } = await openPage(address, { responses: responses(makeExhibition()) });
  expect(headings(box, 2)).not.toContain('展出文物');
});

test('tags of an exhibition link to the objects of each kind with their number', async () => {
  const tags = [{ tagId: '酒器/爵', tagName: '酒器', count: 7 }];
  const { box } = await openPage(address, {
    responses: responses(makeExhibition({ tags }), {
      exhibitPage: pageResponse([makeExhibit()]),
    }),
  });
  const link = getControl(box, '酒器7');
  expect(link.getAttribute('href')).toBe(`#${address}/%E9%85%92%E5%99%A8%2F%E7%88%B5`);
});

test('failed request of the objects leaves the exhibition, and its retry shows them', async () => {
  const { box, service } = await openPage(address, {
    responses: responses(makeExhibition(), { exhibitPage: 500 }),
  });
  expect(headings(box, 1)).toEqual(['吉金礼乐：云泽青铜文明']);
  service.answer('exhibitPage', pageResponse([makeExhibit()]));
  await retryAll(box);
  expect(box.textContent).toContain('青铜鼎');
});

test('failed request of the exhibition shows the route’s title and a retry', async () => {
  const { box, service } = await openPage(address, { responses: { exhibitionDetail: 500 } });
  expect(headings(box, 1)).toHaveLength(1);
  expect(box.textContent).toContain('这部分内容没有加载出来');
  service.answer('exhibitionDetail', listResponse([makeExhibition()]));
  await retryAll(box);
  expect(headings(box, 1)).toEqual(['吉金礼乐：云泽青铜文明']);
});

test.each([
  ['an empty list', listResponse([])],
  ['404', 404],
])('exhibition that does not exist (%s) shows “not found”', async (_, exhibitionDetail) => {
  const { box } = await openPage(address, { responses: { exhibitionDetail } });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
});

test('exhibition page while loading says so and shows no failure', async () => {
  const { box } = await openPage(address, { responses: { exhibitionDetail: pending } });
  expect(getElement(box, '[aria-busy=true]').textContent).toContain('正在加载');
  expect(box.querySelector('[data-state]')).toBeNull();
});

test('markup in the title of an exhibition is text', async () => {
  const { box } = await openPage(address, {
    responses: responses(makeExhibition({ title: '<b>题</b>' })),
  });
  expect(headings(box, 1)).toEqual(['<b>题</b>']);
});

test('English exhibition page has English labels and dates', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: responses(
      makeExhibition({ title: 'Bronze: Rites', place: 'Hall 1', status: 'upcoming', summary: '' }),
    ),
  });
  expect(textsOf(box, 'dl.facts > div')).toEqual([
    'Dates7 November 2026 – 1 February 2027Coming',
    'PlaceHall 1',
  ]);
  expect(headings(box, 2)).toEqual(['About the exhibition']);
});
