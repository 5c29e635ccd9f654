import { expect, test } from 'vitest';
import { matchRoute } from '../../../router/match-route';
import { resolveEntryRef } from './resolve-entry-ref';

function entryAt(path: string, query = '') {
  const match = matchRoute(path, query);
  const entry = match && resolveEntryRef(match.route, match.params, new URLSearchParams(query));
  return entry && `${entry.list.name}/${entry.id}`;
}

test.each([
  ['the category in the path', '/News/Notice/a', 'Notice/a'],
  ['the theme of a film', '/DigitalMuseum/Video/ExhVideo/a', 'ExhVideo/a'],
  ['the list of the rule', '/Survey/Rules/Rules/a', 'Rules/a'],
  ['a route of one category', '/Collection/AncientBooks/a', 'AncientBooks/a'],
  ['a museum of the province', '/Dfbw/a', 'Dfbw/a'],
  ['news of these museums', '/Dfbw/DfbwNews/a', 'DfbwNews/a'],
])('the entry is read from a URL with %s', (_, path, entry) => {
  expect(entryAt(path)).toBe(entry);
});

test('the id of a product is read from the query', () => {
  expect(entryAt('/Culture_product_detail', '?id=mug')).toBe('Home/mug');
  expect(entryAt('/Culture_product_detail')).toBeUndefined();
});

test.each([
  ['an unknown category', '/News/nonsense/a'],
  ['a category that is shown elsewhere', '/News/Rules/a'],
  ['a list', '/News/Notice'],
])('a URL with %s has no entry', (_, path) => {
  expect(entryAt(path)).toBeUndefined();
});
