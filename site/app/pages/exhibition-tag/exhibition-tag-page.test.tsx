import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeExhibit, makeExhibition } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Exhibition/TemporaryExhibition/rites/wine';
const tags = [
  { tagId: 'wine', tagName: '酒器', count: 2 },
  { tagId: 'food', tagName: '食器', count: 3 },
];
const responses = {
  exhibitionDetail: listResponse([makeExhibition({ tags })]),
  exhibitionPageByTagFromContent: pageResponse([makeExhibit()], 2),
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('page of a tag shows its objects and links to the other tags and the whole exhibition', async () => {
  const { box, service } = await openPage(address, { responses });
  expect(headings(box, 1)).toEqual(['吉金礼乐：酒器']);
  expect(getElement(box, '.count').textContent).toBe('这一类有 2 件展品');
  const nav = getElement(box, 'nav[aria-labelledby=exhibition-tags]');
  expect(textsOf(nav, 'a')).toEqual(['整个展览', '酒器2', '食器3']);
  expect(getElement(nav, '[aria-current=page]').textContent).toBe('酒器2');
  expect(
    service.calls.find(({ name }) => name === 'exhibitionPageByTagFromContent')?.body,
  ).toContain('"wine"');
});

test('page of a tag ends with a link to the next tag', async () => {
  const { box } = await openPage(address, { responses });
  const links = getElement(box, 'nav[aria-label=上一类与下一类]').querySelectorAll('a');
  expect([...links].map((link) => link.textContent)).toEqual(['下一类食器']);
  expect(links[0]?.getAttribute('href')).toBe('#/Exhibition/TemporaryExhibition/rites/food');
});

test('tag that the exhibition does not have shows “not found”', async () => {
  const { box, requests } = await openPage(`${address}-x`, { responses });
  expect(headings(box, 1)).toEqual(['没有找到这条内容']);
  expect(requests('exhibitionPageByTagFromContent')).toBe(0);
});

test('tag without objects says what to do instead', async () => {
  const { box } = await openPage(address, {
    responses: { ...responses, exhibitionPageByTagFromContent: pageResponse([]) },
  });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('没有这一类的展品');
});

test('failed request of a tag’s objects leaves the links, and its retry shows the objects', async () => {
  const { box, service } = await openPage(address, {
    responses: { ...responses, exhibitionPageByTagFromContent: 500 },
  });
  expect(textsOf(box, 'nav a')).toContain('食器3');
  service.answer('exhibitionPageByTagFromContent', responses.exhibitionPageByTagFromContent);
  await retryAll(box);
  expect(box.textContent).toContain('青铜鼎');
});

test('English page of a tag counts one object in the singular', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { ...responses, exhibitionPageByTagFromContent: pageResponse([makeExhibit()]) },
  });
  expect(getElement(box, '.count').textContent).toBe('1 object of this kind');
});
