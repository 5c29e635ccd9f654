import { expect, test } from 'vitest';
import { createOpenPage, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { listResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/Survey/Organization';
const chart = makeEntry({
  content: '<ul><li>馆长<ul><li>典藏部</li><li>展览部</li></ul></li></ul>',
});

test('organisation page shows the chart as a nested list', async () => {
  const { box } = await openPage(address, {
    responses: { contentCategoryText: listResponse([chart]) },
  });
  expect(textsOf(box, 'li li')).toEqual(['典藏部', '展览部']);
});

test('organisation page without a chart says so', async () => {
  const { box } = await openPage(address, { responses: { contentCategoryText: listResponse([]) } });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
});

test('failed organisation page keeps its title and shows the chart after a retry', async () => {
  const { box, service } = await openPage(address, { responses: { contentCategoryText: 500 } });
  expect(headings(box, 1)).toHaveLength(1);
  service.answer('contentCategoryText', listResponse([chart]));
  await retryAll(box);
  expect(box.textContent).toContain('典藏部');
});

test('organisation page while loading is neither empty nor failed', async () => {
  const { box } = await openPage(address, { responses: { contentCategoryText: pending } });
  expect(box.querySelector('[data-state]')).toBeNull();
});

test('English organisation page without a chart says so in English', async () => {
  const { box } = await openPage(address, {
    language: 'en',
    responses: { contentCategoryText: listResponse([]) },
  });
  expect(getElement(box, '[data-state=empty]').textContent).toContain('nothing in this section');
});
