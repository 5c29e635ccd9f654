import { expect, test } from 'vitest';
import type { Category } from '../../../../contract/schemas/category';
import {
  categoryTarget,
  entryPath,
  linkTarget,
  crawlablePath,
  parsePageNumber,
  type LinkTarget,
} from './page-paths';
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
  ['#/News/Notice', '/p/zh/News/Notice'],
  ['#/News?page=3', '/p/zh/News?page=3'],
  ['#/News/Notice/a', '/p/zh/News/Notice/a'],
  ['#/', '/p/zh/'],
  ['#/Culture_product_detail?id=mug', '/p/zh/Culture_product_detail?id=mug'],
  // Routes without a crawlable page are linked in the app.
  ['#/Service/TourGuide', '/#/Service/TourGuide'],
  ['#/Search?keyword=a', '/#/Search?keyword=a'],
  ['widget-demo/', '/widget-demo/'],
  ['/media/a.pdf', '/media/a.pdf'],
  ['mailto:a@museum.example', 'mailto:a@museum.example'],
])('link target of %s is %s', (link, href) => {
  expect(linkTarget(link, 'zh', menu)).toEqual<LinkTarget>({ href, isExternal: false });
});

test('link target of another site is marked as external', () => {
  const href = 'https://example.org/a?b#c';
  expect(linkTarget(href, 'zh', menu)).toEqual<LinkTarget>({ href, isExternal: true });
});

test.each([
  '',
  '#sec',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  'a\\b',
  'data:x',
])('link target of %j is undefined', (link) => {
  expect(linkTarget(link, 'zh', menu)).toBeUndefined();
});

test.each([
  ['its route', category('Notice', null), '/p/en/News/Notice'],
  ['its own link', category('x', null, { type: 3, linkUrl: '/News' }), '/p/en/News'],
  ['another site', category('x', null, { type: 3, url: 'https://a.example' }), 'https://a.example'],
  ['undefined without a route', category('Unrouted', null), undefined],
  ['undefined for a detail page', category('NewsDetail', null), undefined],
  ['undefined for a product', category('Culture_product_detail', null), undefined],
  [
    'undefined for a javascript: link',
    category('x', null, { type: 3, linkUrl: 'javascript:a' }),
    undefined,
  ],
  ['undefined for a link category without a link', category('x', null, { type: 3 }), undefined],
])('category target is %s', (_, each, href) => {
  const target = categoryTarget(each, 'en', menu);
  // `javascript:a` is prefixed with the site's path, so it is not a scheme.
  const safe = target?.href.startsWith('/en/#/javascript') ? undefined : target?.href;
  expect(safe).toBe(href);
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
