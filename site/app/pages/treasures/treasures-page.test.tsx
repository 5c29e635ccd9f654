import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/Treasure';
const treasures = ['甲', '乙', '丙'].map((id) =>
  makeEntry({
    id,
    categoryCode: 'Treasure',
    title: `${id}：一件器物`,
    summary: `${id}的简介`,
    linkUrl: '#/Collection/ExcellentCollection/ding',
    images: [makeImage({ src: `/media/${id}.jpg` })],
  }),
);
const contentDetail = ({ contentId }: Record<string, unknown>) =>
  listResponse([
    makeEntry({ id: contentId as string, content: `<p>${contentId as string}的正文</p>` }),
  ]);
const responses = { contentPage: pageResponse(treasures), contentDetail };

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

const shownSelector = 'section:has(.place)';
const shown = (box: HTMLElement) => getElement(box, shownSelector);

test('treasures page shows the first treasure with its place among all', async () => {
  const { box } = await openPage(address, { responses });
  expect(headings(shown(box), 2)).toEqual(['甲']);
  expect(shown(box).textContent).toContain('第 1 件，共 3 件');
  expect(shown(box).textContent).toContain('甲的简介');
  expect(shown(box).textContent).toContain('甲的正文');
  expect(getControl(box, '到器物页细看').getAttribute('href')).toBe(
    '#/Collection/ExcellentCollection/ding',
  );
  expect(() => getControl(box, '上一件')).toThrow();
});

test('next treasure is in the address, and its heading is focused', async () => {
  const { box } = await openPage(address, { responses });
  await actAndWait(() => getControl(box, '下一件').click());
  expect(window.location.hash).toBe(`#${address}?id=${encodeURIComponent('乙')}`);
  expect(headings(shown(box), 2)).toEqual(['乙']);
  expect(document.activeElement).toBe(getElement(shown(box), 'h2'));
  expect(shown(box).textContent).toContain('乙的正文');
});

test('strip links to all treasures and marks the one shown', async () => {
  const { box } = await openPage(`${address}?id=${encodeURIComponent('丙')}`, { responses });
  const strip = getElement(box, '[aria-labelledby=all-treasures]');
  expect(textsOf(strip, 'li')).toEqual(['甲', '乙', '丙']);
  expect(getElement(strip, '[aria-current]').textContent).toBe('丙');
  expect(() => getControl(box, '下一件')).toThrow();
});

test('unknown treasure in the address shows the first', async () => {
  const { box } = await openPage(`${address}?id=nonsense`, { responses });
  expect(headings(shown(box), 2)).toEqual(['甲']);
});

test('treasure with an unsafe link has none', async () => {
  const { box } = await openPage(address, {
    responses: {
      ...responses,
      contentPage: pageResponse([makeEntry({ linkUrl: 'javascript:alert(1)' })]),
    },
  });
  expect(() => getControl(box, '到器物页细看')).toThrow();
});

test('treasure without picture, period and summary is shown', async () => {
  const { box } = await openPage(address, {
    responses: {
      contentPage: pageResponse([{ id: 'a', title: '甲' }]),
      contentDetail: listResponse([]),
    },
  });
  expect(headings(shown(box), 2)).toEqual(['甲']);
  expect(box.querySelector('img')).toBeNull();
});

test('failed request of a treasure’s text leaves its picture and title, and its retry shows the text', async () => {
  const { box, service } = await openPage(address, {
    responses: { ...responses, contentDetail: 500 },
  });
  expect(headings(shown(box), 2)).toEqual(['甲']);
  service.answer('contentDetail', contentDetail);
  await retryAll(box);
  expect(shown(box).textContent).toContain('甲的正文');
});

test('failed treasures page shows them after a retry', async () => {
  const { box, service } = await openPage(address, {
    responses: { ...responses, contentPage: 500 },
  });
  service.answer('contentPage', pageResponse(treasures));
  await retryAll(box);
  expect(headings(shown(box), 2)).toEqual(['甲']);
});

test('treasures page without treasures says so', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pageResponse([]) } });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('treasures page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentPage: pending } });
  expect(box.querySelector(`[data-state], ${shownSelector}`)).toBeNull();
});

test('all of 150 treasures are in the strip', async () => {
  const pages = ({ pageNum }: Record<string, unknown>) =>
    pageResponse(
      makeMany(pageNum === 1 ? 100 : 50, ({ id, title }) =>
        makeEntry({ id: `${pageNum as number}-${id}`, title }),
      ),
      150,
    );
  const { box } = await openPage(address, { responses: { ...responses, contentPage: pages } });
  expect(box.querySelectorAll('[aria-labelledby=all-treasures] li')).toHaveLength(150);
});
