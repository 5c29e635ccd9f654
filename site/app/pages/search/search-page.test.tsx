import { expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import SearchPage from './search-page';

const render = setUpRendering();

const hit = {
  id: 'yuanding',
  kind: 'object',
  categoryCode: 'ExcellentCollection',
  title: '饕餮纹圆鼎',
  snippet: '商代<mark>鼎</mark> &lt;b&gt;',
  route: '/Collection/ExcellentCollection/yuanding',
  thumbImg: '/media/ding.jpg',
};
const facets = {
  kind: [{ value: 'object', label: '藏品', count: 31 }],
  period: [{ value: 'shang', label: '商', count: 9 }],
  area: [],
};

function found(hits: unknown[], total = hits.length) {
  const response = pageResponse(hits, total);
  const data = [[{ total, pageNum: 1, pageSize: 10, facets }], hits, '0 rows affected'];
  return { ...response, data, facets };
}

async function at(query: string, answer: unknown) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#/Search${query}`;
  const service = createFakeService({ fullSearch: answer });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ search: SearchPage }} />
    </TestProviders>,
  );
  const lastRequest = () =>
    new URLSearchParams(service.calls.filter(({ name }) => name === 'fullSearch').at(-1)?.body);
  return { box, service, lastRequest };
}

test('search page shows kind, linked title, snippet and picture of a hit', async () => {
  const { box, lastRequest } = await at('?keyword=鼎', found([hit], 31));
  expect(getElement(box, 'h1').textContent).toBe('“鼎”的搜索结果');
  expect(document.title).toContain('鼎');
  expect(getElement(box, 'p[role=status]').textContent).toBe('找到 31 条结果');
  const link = getControl(box, '饕餮纹圆鼎');
  expect(link.getAttribute('href')).toBe('#/Collection/ExcellentCollection/yuanding');
  expect(getElement(box, '.kind').textContent).toBe('藏品');
  expect(getElement(box, 'mark').textContent).toBe('鼎');
  expect(getElement(box, '.snippet').textContent).toBe('商代鼎 <b>');
  expect(getElement(box, 'li img').getAttribute('src')).toBe('/media/ding.jpg');
  expect(Object.fromEntries(lastRequest())).toEqual({
    siteId: '1',
    keyword: '鼎',
    pageNum: '1',
    pageSize: '10',
  });
});

test('search filters show their numbers of hits, and pagination keeps the chosen one', async () => {
  const { box, lastRequest } = await at('?keyword=鼎', found([hit], 31));
  expect(box.textContent).not.toContain('栏目');
  await actAndWait(() => getControl(box, '商9').click());
  expect(lastRequest().get('period')).toBe('shang');
  expect(getControl(box, '商9').getAttribute('aria-current')).toBe('true');
  await actAndWait(() => getControl(box, '第 2 页').click());
  expect(lastRequest().get('pageNum')).toBe('2');
  expect(lastRequest().get('period')).toBe('shang');
  expect(getElement(box, 'ol[start]').getAttribute('start')).toBe('11');
});

test('search page without a keyword sends no request and asks for a keyword', async () => {
  const { box, service } = await at('', found([]));
  expect(getElement(box, 'h1').textContent).toBe('搜索');
  expect(box.textContent).toContain('请在上面输入关键字');
  expect(service.calls.some(({ name }) => name === 'fullSearch')).toBe(false);
});

test('search without hits suggests another keyword and a link without filters', async () => {
  const { box } = await at('?keyword=zzz&area=News', found([]));
  expect(box.textContent).toContain('换一个更短或更常用的词');
  expect(getControl(box, '清除筛选').getAttribute('href')).toBe('#/Search?keyword=zzz');
});

test('page number after the last page of hits shows a link to the first', async () => {
  const { box } = await at('?keyword=鼎&page=9', found([], 31));
  expect(getControl(box, '回到第一页').getAttribute('href')).toBe('#/Search?keyword=%E9%BC%8E');
});

test('unknown kind in the query is left out of the search request', async () => {
  const { lastRequest } = await at('?keyword=鼎&kind=nonsense', found([hit]));
  expect(lastRequest().has('kind')).toBe(false);
});

test('search page keeps the field when the request fails, and retry loads the hits', async () => {
  const { box, service } = await at('?keyword=鼎', 500);
  expect(getElement(box, 'input').getAttribute('value')).toBe('鼎');
  service.answer('fullSearch', found([hit]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(getControl(box, '饕餮纹圆鼎')).toBeTruthy();
});
