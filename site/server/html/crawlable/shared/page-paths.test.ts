import { expect, test } from 'vitest';
import type { Category } from '../../../../contract/schemas/category';
import { categoryPath, crawlablePath, entryPath, parsePageNumber } from './page-paths';
import { buildMenu } from '../../shared/menu';

function category(code: string, parent_id: string | null, more: Partial<Category> = {}): Category {
  const texts = { categoryName: code, categoryCode: code, url: '', linkUrl: '', title: '' };
  const rest = { visible: true, type: 1, showSecondMenu: true };
  return { id: code, parent_id, ...rest, ...texts, ...more };
}

const menu = buildMenu([
  category('News', null),
  category('Notice', 'News'),
  category('Local', 'Notice'),
  category('Survey', null),
  category('Introduction', 'Survey'),
  category('Home', null),
  category('Unrouted', null),
]);

test('crawlablePath has the number of a later page in its query', () => {
  expect(crawlablePath('zh', '/')).toBe('/p/zh/');
  expect(crawlablePath('en', '/News', 2)).toBe('/p/en/News?page=2');
});

test.each([
  ['the path of its route', category('Notice', null), '/News/Notice'],
  ['undefined for a link', category('Survey', null, { type: 3, linkUrl: '/News' }), undefined],
  ['undefined for a variant of a page', category('PreExperts', null), undefined],
  ['undefined without a route', category('Unrouted', null), undefined],
  ['undefined for a detail page', category('NewsDetail', null), undefined],
  ['undefined for a product', category('Culture_product_detail', null), undefined],
])('category path is %s', (_, each, path) => {
  expect(categoryPath(each)).toBe(path);
});

test.each([
  ['below its category', 'Notice', '/News/Notice/a'],
  ['below the nearest ancestor category with pages', 'Local', '/News/Notice/a'],
  ['the page of its category', 'Introduction', '/Survey/Introduction'],
  ['a page with the id in its query', 'Home', '/Culture_product_detail?id=a'],
  ['undefined without a route', 'Unrouted', undefined],
])('entry path is %s', (_, categoryCode, path) => {
  expect(entryPath({ id: 'a', categoryCode }, menu)).toBe(path);
});

test.each([
  [undefined, 1],
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['9999999', undefined],
  [['1', '2'], undefined],
])('page parameter %j is parsed as %j', (query, number) => {
  expect(parsePageNumber(query)).toBe(number);
});
