import { expect, test } from 'vitest';
import { countFacet, countFiltered, joinFacets, splitFacets } from './facet-counts';

const groups = [
  { values: { kind: 'object', period: 'shang', area: 'Collection' }, count: 5 },
  { values: { kind: 'object', period: '', area: 'Collection' }, count: 2 },
  { values: { kind: 'article', period: 'shang', area: 'News' }, count: 1 },
];

test('joined facets of a document are split into the same values, also empty ones', () => {
  for (const { values } of groups) expect(splitFacets(joinFacets(values))).toEqual(values);
});

test('a facet is counted under the filters of the other facets, not under its own', () => {
  const filter = { kind: 'object', period: '' };
  expect(countFacet(groups, 'kind', filter)).toEqual(
    new Map([
      ['object', 7],
      ['article', 1],
    ]),
  );
  expect(countFacet(groups, 'period', filter)).toEqual(
    new Map([
      ['shang', 5],
      ['', 2],
    ]),
  );
  expect(countFiltered(groups, filter)).toBe(7);
  expect(countFiltered(groups, { kind: 'article', period: 'han' })).toBe(0);
});
