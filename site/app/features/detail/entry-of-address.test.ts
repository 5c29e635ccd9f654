import { expect, test } from 'vitest';
import { matchRoute } from '../../router/match-route';
import { entryOfAddress } from './entry-of-address';

function named(path: string, query = '') {
  const match = matchRoute(path, query);
  const entry = match && entryOfAddress(match.route, match.params, new URLSearchParams(query));
  return entry && `${entry.list.name}/${entry.id}`;
}

test.each([
  ['the category in the path', '/News/Notice/a', 'Notice/a'],
  ['the theme of a film', '/DigitalMuseum/Video/ExhVideo/a', 'ExhVideo/a'],
  ['the rule’s own list', '/Survey/Rules/Rules/a', 'Rules/a'],
  ['a route of one category', '/Collection/AncientBooks/a', 'AncientBooks/a'],
  ['a museum of the province', '/Dfbw/a', 'Dfbw/a'],
  ['news of these museums', '/Dfbw/DfbwNews/a', 'DfbwNews/a'],
])('an address names its entry: %s', (_, path, entry) => {
  expect(named(path)).toBe(entry);
});

test('a product is named in the query', () => {
  expect(named('/Culture_product_detail', '?id=mug')).toBe('Home/mug');
  expect(named('/Culture_product_detail')).toBeUndefined();
});

test.each([
  ['an unknown category', '/News/nonsense/a'],
  ['a category that is shown elsewhere', '/News/Rules/a'],
  ['a list', '/News/Notice'],
])('%s names no entry', (_, path) => {
  expect(named(path)).toBeUndefined();
});
