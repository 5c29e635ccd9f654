import { expect, test } from 'vitest';
import { objectSetLimits } from '../../../contract/shared/object-sets';
import { trimName, withItem, withMoved, withNote, withObject, withoutObject } from './edit-set';

const set = {
  id: '1',
  name: '组',
  items: ['a', 'b', 'c'].map((objectId) => ({ objectId, note: '' })),
};
const idsOf = (changed: typeof set | undefined) => changed?.items.map(({ objectId }) => objectId);

test('object is added at the end, and once only', () => {
  expect(idsOf(withObject(set, 'd'))).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf(withObject(set, 'b'))).toEqual(['a', 'b', 'c']);
});

test('full set takes no further object', () => {
  const items = Array.from({ length: objectSetLimits.objects }, (_, index) => ({
    objectId: `${index}`,
    note: '',
  }));
  expect(withObject({ ...set, items }, 'd')).toBeUndefined();
});

test('removed object takes its note with it, the others keep theirs', () => {
  const noted = withNote(withNote(set, 'a', '一'), 'b', '二');
  expect(withoutObject(noted, 'a').items).toEqual([
    { objectId: 'b', note: '二' },
    { objectId: 'c', note: '' },
  ]);
});

test.each([
  ['c', 0, ['c', 'a', 'b']],
  ['a', 1, ['b', 'a', 'c']],
  ['b', 2, ['a', 'c', 'b']],
  ['missing', 0, ['a', 'b', 'c']],
] as const)('object %s moved to place %i gives %j', (objectId, to, expected) => {
  expect(idsOf(withMoved(set, objectId, to))).toEqual(expected);
});

test('item changes the note of its object, and inserts a missing object at a place or the end', () => {
  expect(withItem(set, { objectId: 'b', note: '二' }, 0)).toEqual(withNote(set, 'b', '二'));
  expect(idsOf(withItem(set, { objectId: 'd', note: '' }, 1))).toEqual(['a', 'd', 'b', 'c']);
  expect(idsOf(withItem(set, { objectId: 'd', note: '' }))).toEqual(['a', 'b', 'c', 'd']);
});

test('name is one line without spaces around it, within the limit', () => {
  expect(trimName('  去看\n的\t鼎 ')).toBe('去看 的 鼎');
  expect(trimName('字'.repeat(200))).toHaveLength(objectSetLimits.name);
  expect(trimName(' \n')).toBe('');
});
