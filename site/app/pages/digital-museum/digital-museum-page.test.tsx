import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeExhibit, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum';
const child = (categoryCode: string, records: unknown[], categoryName = categoryCode) => ({
  categoryCode,
  categoryName,
  records,
});
const inCategory = (categoryCode: string) =>
  makeMany(5, ({ id, title }) => makeEntry({ id, title, categoryCode, facts: { length: '1:00' } }));
const responses = {
  contentListByParentCode: listResponse([
    child('Video', inCategory('ExhVideo'), '视频'),
    child('Music', inCategory('Music'), '音乐'),
    child('FeaturesExh', inCategory('FeaturesExh'), '特色展示'),
    child('DigitalCollection', [], '数字典藏'),
  ]),
  exhibitPage: pageResponse([makeExhibit()]),
  contentCategoryText: listResponse([
    makeEntry({ images: [makeImage({ src: '/media/hall.jpg' })] }),
  ]),
};

test('digital museum has a section for each category, linked to its page', async () => {
  const { box } = await openPage(address, { responses });
  expect(headings(box, 1)).toEqual(['数字博物馆']);
  expect(headings(box, 2)).toEqual(['视频', '音乐', '特色展示', '数字典藏']);
  const section = getElement(box, '[aria-labelledby=digital-Video]');
  expect(getControl(section, '进入').getAttribute('href')).toBe('#/DigitalMuseum/Video');
});

test('newest films, pieces of music, entries and objects link to their own pages', async () => {
  const { box } = await openPage(address, { responses });
  const firstLink = (code: string, selector: string) =>
    getElement(box, `[aria-labelledby=digital-${code}] ${selector}`).getAttribute('href');
  expect(firstLink('Video', 'h3 a')).toBe('#/DigitalMuseum/Video/ExhVideo/1');
  expect(firstLink('Music', '.pieces a')).toBe('#/DigitalMuseum/Music?piece=1');
  expect(firstLink('FeaturesExh', 'h3 a')).toBe('#/DigitalMuseum/FeaturesExh/1');
  expect(firstLink('DigitalCollection', '.objects a')).toBe(
    '#/Collection/ExcellentCollection/ding',
  );
});

test('category without entries, or without a page of its own, has no section', async () => {
  const { box } = await openPage(address, {
    responses: {
      ...responses,
      contentListByParentCode: listResponse([
        child('Music', []),
        child('Elsewhere', inCategory('Elsewhere')),
      ]),
    },
  });
  expect(headings(box, 2)).toEqual([]);
});

test('header shows the picture of the category’s text', async () => {
  const { box } = await openPage(address, { responses });
  expect(box.querySelector('img[src="/media/hall.jpg"]')).not.toBeNull();
});

test('failed request of the objects leaves the other sections, and its retry shows them', async () => {
  const { box, service } = await openPage(address, {
    responses: { ...responses, exhibitPage: 500 },
  });
  expect(headings(box, 2)).toContain('视频');
  service.answer('exhibitPage', pageResponse([makeExhibit()]));
  await retryAll(box);
  expect(box.textContent).toContain('青铜鼎');
});

test('failed digital museum keeps its title and shows the sections after a retry', async () => {
  const { box, service } = await openPage(address, {
    responses: { ...responses, contentListByParentCode: 500 },
  });
  expect(headings(box, 1)).toEqual(['数字博物馆']);
  service.answer('contentListByParentCode', responses.contentListByParentCode);
  await retryAll(box);
  expect(headings(box, 2)).toContain('音乐');
});

test('digital museum while loading shows its title and no failure', async () => {
  const { box } = await openPage(address, {
    responses: { contentListByParentCode: pending, contentCategoryText: pending },
  });
  expect(headings(box, 1)).toEqual(['数字博物馆']);
  expect(box.querySelector('[data-state], h2')).toBeNull();
});

test('English digital museum has English links', async () => {
  const { box } = await openPage(address, { language: 'en', responses });
  expect(textsOf(box, 'header a').every((text) => text === 'Enter')).toBe(true);
});
