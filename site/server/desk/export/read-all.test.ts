import { expect, test } from 'vitest';
import { readAll } from './read-all';

/** A list of 600 items that calls `change` on them once, after the first query. */
function changingList(change: (items: { id: string }[]) => void) {
  const items = Array.from({ length: 600 }, (_, index) => ({ id: String(index) }));
  let queries = 0;
  return {
    items,
    list: ({ limit, offset }: { limit: number; offset: number }) => {
      const page = { total: items.length, records: items.slice(offset, offset + limit) };
      if ((queries += 1) === 1) change(items);
      return Promise.resolve(page);
    },
  };
}

test('list that stays the same is read whole', async () => {
  const { items, list } = changingList(() => undefined);
  expect(await readAll(list)).toEqual(items);
});

test('item that arrives during the reading brings no other one twice', async () => {
  const { list } = changingList((items) => items.unshift({ id: 'new' }));
  const ids = (await readAll(list)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('599');
});

test('item that leaves during the reading takes no other one with it', async () => {
  const { items, list } = changingList((all) => all.shift());
  expect(await readAll(list)).toEqual(items);
});
