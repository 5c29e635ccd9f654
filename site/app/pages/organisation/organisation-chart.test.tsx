import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, textsOf } from '../../testing/open-page';
import { makeCategory, makeEntry } from '../../testing/records';
import { setUpRendering } from '../../testing/render';
import { listResponse, type FakeResponses } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const open = (content: string, responses: FakeResponses = {}, language: 'zh' | 'en' = 'zh') =>
  openPage('/Survey/Organization', {
    language,
    responses: { contentCategoryText: listResponse([makeEntry({ content })]), ...responses },
  });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

test('chart of three levels keeps its order and nesting', async () => {
  const { box } = await open(
    '<ul><li>馆长<ul><li>典藏部<ul><li>修复室</li></ul></li><li>展览部</li></ul></li></ul>',
  );
  expect(textsOf(box, 'li li li')).toEqual(['修复室']);
  expect(textsOf(box, 'li li')).toEqual(['典藏部修复室', '修复室', '展览部']);
});

test('text that is no list is shown as it is', async () => {
  const { box } = await open('<p>机构正在调整。</p>');
  expect(box.textContent).toContain('机构正在调整。');
  expect(box.querySelector('[data-state]')).toBeNull();
});

test('chart is requested for the category of the page', async () => {
  const { service } = await open('<p>x</p>', {}, 'en');
  const { body } = service.calls.find(({ name }) => name === 'contentCategoryText') ?? {
    body: '{}',
  };
  expect(JSON.parse(body)).toMatchObject({ categoryCode: 'Organization' });
});

test('chart stands below the sentence of its category', async () => {
  const categoryList = listResponse([
    makeCategory('Survey', null),
    makeCategory('Organization', 'Survey', { title: '六个部门，一座馆。' }),
  ]);
  const { box } = await open('<ul><li>馆长</li></ul>', { categoryList });
  expect(textsOf(box, 'h1, .summary, li')).toEqual([
    ...headings(box, 1),
    '六个部门，一座馆。',
    '馆长',
  ]);
});
