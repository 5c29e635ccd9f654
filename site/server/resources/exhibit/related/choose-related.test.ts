import { expect, test } from 'vitest';
import { chooseRelated, type RelatedFacts } from './choose-related';

const bronze = [{ color: '#5d6b4f', share: 1 }];
const nearBronze = [{ color: '#606e54', share: 1 }];
const white = [{ color: '#f0efe8', share: 1 }];

const make = (id: string, facts: Partial<RelatedFacts> = {}): RelatedFacts => ({
  ...{ id, period: '', material: '', motifs: [], palette: white },
  ...facts,
});

const object = make('ding', {
  ...{ period: 'shang', material: 'bronze', motifs: ['mask', 'cloud'], palette: bronze },
});

const idsBy = (others: readonly RelatedFacts[]) =>
  Object.fromEntries(chooseRelated(object, others).map(({ by, ids }) => [by, ids]));

test('object that shares more motifs comes first, and the group names the motifs that are shared', () => {
  const one = make('one', { motifs: ['cloud', 'fish'] });
  const both = make('both', { motifs: ['mask', 'cloud'] });
  expect(chooseRelated(object, [one, both])).toEqual([
    { by: 'motif', motifs: ['mask', 'cloud'], ids: ['both', 'one'] },
  ]);
});

test('object that is related in several ways is in the first group alone', () => {
  const everything = make('a', { ...object, id: 'a' });
  const rest = make('b', { period: 'shang', material: 'bronze', palette: bronze });
  expect(idsBy([everything, rest])).toEqual({ motif: ['a'], period: ['b'] });
});

test('objects of the same material and of similar colours form groups of their own', () => {
  const later = make('hu', { period: 'han', material: 'bronze' });
  const green = make('yao', { material: 'glaze', palette: nearBronze });
  expect(idsBy([later, green])).toEqual({ material: ['hu'], colour: ['yao'] });
});

test('group has the four nearest objects at most', () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((id) => make(id, { period: 'shang' }));
  expect(idsBy(others)).toEqual({ period: ['a', 'b', 'c', 'd'] });
});

test('object without facts is related to none', () => {
  const blank = make('blank', { palette: [] });
  expect(chooseRelated(blank, [make('a', { palette: [] }), make('b')])).toEqual([]);
});
