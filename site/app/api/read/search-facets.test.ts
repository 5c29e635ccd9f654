import { expect, test } from 'vitest';
import { readSearchFacets } from './search-facets';

test('facets that are missing or nonsense are empty', () => {
  const none = { kind: [], period: [], area: [] };
  for (const facets of [undefined, null, 'x', [], { kind: {}, period: [null, {}] }]) {
    expect(readSearchFacets(facets)).toEqual(none);
  }
});

test('a value without hits is not offered, one without a label shows itself', () => {
  const kind = [
    { value: 'object', label: '藏品', count: 3 },
    { value: 'article', label: '', count: 1 },
    { value: 'exhibition', label: '展览', count: 0 },
  ];
  expect(readSearchFacets({ kind }).kind).toEqual([
    { value: 'object', label: '藏品', count: 3 },
    { value: 'article', label: 'article', count: 1 },
  ]);
});
