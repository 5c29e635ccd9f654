import { expect, test } from 'vitest';
import { readers } from '../../api/read';
import { categoryTarget } from './category-target';

const base = 'https://museum.example/en/#/News';

function target(fields: Record<string, unknown>) {
  const category = readers.categoryList({ id: 'a', visible: true, ...fields });
  if (!category) throw new Error('not a category');
  return categoryTarget(category, base);
}

test('a category leads to the route that its code names', () => {
  expect(target({ type: 1, categoryCode: 'Notice' })).toEqual({
    kind: 'page',
    path: '/News/Notice',
  });
});

test('a code that names no route, or a detail page, leads nowhere', () => {
  expect(target({ type: 1, categoryCode: 'TestSection' })).toEqual({ kind: 'none' });
  expect(target({ type: 1, categoryCode: 'NewsDetail' })).toEqual({ kind: 'none' });
  expect(target({ type: 99, categoryCode: '' })).toEqual({ kind: 'none' });
});

test('a link to this host stays in the tab, one to another opens a new one', () => {
  expect(target({ type: 3, linkUrl: 'https://museum.example/widget-demo/' }).kind).toBe('same-tab');
  expect(target({ type: 3, linkUrl: 'https://www.ncha.gov.cn' })).toEqual({
    kind: 'new-tab',
    href: 'https://www.ncha.gov.cn',
  });
});

test('url stands in for an empty linkUrl, and its code does not matter', () => {
  expect(target({ type: 3, url: 'http://example.org', categoryCode: 'News' }).kind).toBe('new-tab');
});

test('a link without http is an internal path, however it is written', () => {
  for (const linkUrl of ['/News/Notice/a', 'News/Notice/a', '#/News/Notice/a', '//News/Notice/a']) {
    expect(target({ type: 3, linkUrl })).toEqual({ kind: 'page', path: '/News/Notice/a' });
  }
});

test('a link that nobody should follow is plain text', () => {
  for (const linkUrl of ['', 'javascript:alert(1)', 'mailto:x@y.z', 'http://', 'a\\b', 'data:x']) {
    expect(target({ type: 3, linkUrl })).toEqual({ kind: 'none' });
  }
});
