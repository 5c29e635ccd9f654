import { expect, test } from 'vitest';
import { readSearchFacets } from './search-facets';

test('missing or invalid facets are read as empty', () => {
  const none = { kind: [], period: [], area: [] };
  for (const facets of [undefined, null, 'x', [], { kind: {}, period: [null, {}] }]) {
    expect(readSearchFacets(facets)).toEqual(none);
  }
});

test('facet value without hits is left out, one without a label gets its value as label', () => {
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
