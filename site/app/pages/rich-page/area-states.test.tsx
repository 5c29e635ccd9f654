import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeImage, makeMany } from '../../testing/records';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const images = [makeImage()];
const category = (code: string, parent: string | null, categoryName: string, title = '') => ({
  id: code,
  parent_id: parent,
  categoryName,
  categoryCode: code,
  visible: true,
  type: 1,
  url: '',
  linkUrl: '',
  title,
  showSecondMenu: true,
});

const responses = {
  contentCategoryText: listResponse([makeEntry({ content: '<p>本馆建于湖畔。</p>' })]),
  categoryList: listResponse([
    category('Survey', null, '概况'),
    category('History', 'Survey', '历史沿革', '从一间书楼开始。'),
    category('InterExchange', 'Survey', '馆际交流'),
  ]),
  contentListByParentCode: listResponse([
    {
      categoryCode: 'InterExchange',
      categoryName: '馆际交流',
      records: makeMany(5, ({ id, title }) =>
        makeEntry({ id, title, images, categoryCode: 'InterExchange' }),
      ),
    },
  ]),
};

test('area page shows its text and an index of its sections with their sentences', async () => {
  const { box } = await openPage('/Survey', { responses });
  expect(headings(box, 1)).toHaveLength(1);
  expect(box.textContent).toContain('本馆建于湖畔。');
  const index = getElement(box, '[aria-labelledby=area-contents]');
  expect(textsOf(index, 'li')).toEqual(['历史沿革从一间书楼开始。', '馆际交流']);
  expect(getControl(index, '历史沿革').getAttribute('href')).toBe('#/Survey/History');
});

test('area page shows the newest entries of a section with pictures, and links to the section', async () => {
  const { box } = await openPage('/Survey', { responses });
  const part = getElement(box, '[aria-labelledby=part-InterExchange]');
  expect(headings(part, 3).slice(0, 3)).toEqual(['第1条', '第2条', '第3条']);
  expect(getElement(part, 'h3 a').getAttribute('href')).toBe('#/Survey/InterExchange/1');
  expect(getElement(part, 'header a').getAttribute('href')).toBe('#/Survey/InterExchange');
});

test('area page without text, categories and entries has its title only', async () => {
  const { box } = await openPage('/Survey', {
    responses: {
      contentCategoryText: listResponse([]),
      categoryList: listResponse([]),
      contentListByParentCode: listResponse([]),
    },
  });
  expect(headings(box, 1)).toHaveLength(1);
  expect(headings(box, 2)).toEqual([]);
});

test('failed request of the newest entries leaves text and index, and its retry shows them', async () => {
  const { box, service } = await openPage('/Survey', {
    responses: { ...responses, contentListByParentCode: 500 },
  });
  expect(box.textContent).toContain('本馆建于湖畔。');
  expect(box.textContent).toContain('从一间书楼开始。');
  service.answer('contentListByParentCode', responses.contentListByParentCode);
  await retryAll(box);
  expect(headings(box, 3)).toContain('第1条');
});

test('failed request of the text leaves the index, and its retry shows the text', async () => {
  const { box, service } = await openPage('/Survey', {
    responses: { ...responses, contentCategoryText: 500 },
  });
  expect(box.textContent).toContain('从一间书楼开始。');
  service.answer('contentCategoryText', responses.contentCategoryText);
  await retryAll(box);
  expect(box.textContent).toContain('本馆建于湖畔。');
});

test('area page while loading shows its title and no failure', async () => {
  const { box } = await openPage('/Survey', {
    responses: { contentCategoryText: pending, contentListByParentCode: pending },
  });
  expect(headings(box, 1)).toHaveLength(1);
  expect(box.querySelector('[data-state]')).toBeNull();
});
