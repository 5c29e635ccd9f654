import { afterEach, expect, test, vi } from 'vitest';
import { objectSetLimits, objectSetsStorageKey } from '../../../contract/shared/object-sets';
import { onDeviceSetsChanged, readDeviceSets, writeDeviceSets } from './device-sets';

afterEach(() => {
  localStorage.clear();
});

const store = (value: unknown) =>
  localStorage.setItem(
    objectSetsStorageKey,
    typeof value === 'string' ? value : JSON.stringify(value),
  );
const set = (id: string, updatedAt = '2026-11-28T10:00:00.000Z') => ({
  ...{ id, name: `组 ${id}`, version: 0, updatedAt },
  items: [{ objectId: 'ding', note: '三足' }],
});

test('stored sets are read back, the latest change first', () => {
  expect(writeDeviceSets([set('1'), set('2', '2026-11-28T11:00:00.000Z')])).toBe(true);
  expect(readDeviceSets().map(({ id }) => id)).toEqual(['2', '1']);
  expect(readDeviceSets()[1]).toEqual(set('1'));
});

test.each([
  ['no JSON', '{'],
  ['a number', 5],
  ['null', null],
  ['an object', { id: '1' }],
])('storage with %s holds no sets', (_name, value) => {
  store(value);
  expect(readDeviceSets()).toEqual([]);
});

test('what is no set, or beyond the limits, is left out', () => {
  store([
    null,
    { id: '1' },
    { id: '2', name: '' },
    {
      ...set('3'),
      name: '长'.repeat(500),
      items: [
        { objectId: 'a', note: '长'.repeat(5_000) },
        { objectId: 'a', note: '再' },
        { objectId: 7 },
        'b',
        { note: '没有编号' },
      ],
    },
    ...Array.from({ length: 100 }, (_, index) => set(`m${index}`, 'no date')),
  ]);
  const sets = readDeviceSets();
  expect(sets).toHaveLength(objectSetLimits.sets);
  const [first] = sets.filter(({ id }) => id === '3');
  expect(first?.name).toHaveLength(objectSetLimits.name);
  expect(first?.items.map(({ objectId }) => objectId)).toEqual(['a', '7']);
  expect(first?.items[0]?.note).toHaveLength(objectSetLimits.note);
});

test('full or blocked storage keeps what it has, and says so', () => {
  writeDeviceSets([set('1')]);
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDeviceSets([set('2')])).toBe(false);
  expect(readDeviceSets()).toEqual([]);
  storage.mockRestore();
  expect(readDeviceSets().map(({ id }) => id)).toEqual(['1']);
});

test('listener hears of changes until it ends', () => {
  const listener = vi.fn();
  const end = onDeviceSetsChanged(listener);
  writeDeviceSets([set('1')]);
  window.dispatchEvent(new StorageEvent('storage'));
  end();
  writeDeviceSets([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
