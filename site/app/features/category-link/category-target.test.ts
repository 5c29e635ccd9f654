import { expect, test } from 'vitest';
import { readCategory } from '../../api/read/category';
import { categoryTarget } from './category-target';

const base = 'https://museum.example/en/#/News';

function target(fields: Record<string, unknown>) {
  const category = readCategory({ id: 'a', visible: true, ...fields });
  if (!category) throw new Error('not a category');
  return categoryTarget(category, base);
}

test('the target of a category is the route with its code', () => {
  expect(target({ type: 1, categoryCode: 'Notice' })).toEqual({
    kind: 'page',
    path: '/News/Notice',
  });
});

test('a category whose code is unknown or a detail route has no target', () => {
  expect(target({ type: 1, categoryCode: 'TestSection' })).toEqual({ kind: 'none' });
  expect(target({ type: 1, categoryCode: 'NewsDetail' })).toEqual({ kind: 'none' });
  expect(target({ type: 99, categoryCode: '' })).toEqual({ kind: 'none' });
});

test('a link category on this origin opens in the same tab, one on another origin in a new tab', () => {
  expect(target({ type: 3, linkUrl: 'https://museum.example/widget-demo/' }).kind).toBe('same-tab');
  expect(target({ type: 3, linkUrl: 'https://www.ncha.gov.cn' })).toEqual({
    kind: 'new-tab',
    href: 'https://www.ncha.gov.cn',
  });
});

test('a link category with an empty linkUrl uses url and ignores its code', () => {
  expect(target({ type: 3, url: 'http://example.org', categoryCode: 'News' }).kind).toBe('new-tab');
});

test('a link category without http is an internal path in every notation', () => {
  for (const linkUrl of ['/News/Notice/a', 'News/Notice/a', '#/News/Notice/a', '//News/Notice/a']) {
    expect(target({ type: 3, linkUrl })).toEqual({ kind: 'page', path: '/News/Notice/a' });
  }
});

test('a link category with an unsafe or empty URL has no target', () => {
  for (const linkUrl of ['', 'javascript:alert(1)', 'mailto:x@y.z', 'http://', 'a\\b', 'data:x']) {
    expect(target({ type: 3, linkUrl })).toEqual({ kind: 'none' });
  }
});
