import { setImmediate } from 'node:timers/promises';
import type { PageResult } from '../../http/call';
import type { Window } from '../inbox/filters';

/** Bounds memory; a museum receives fewer items within the time that they are kept. */
const maxRows = 50_000;
/** Rows of one query; some 20 ms of work on the embedded database. */
const batchSize = 250;
/** Readings of a list that changes while it is read. */
const maxReadings = 3;

interface Identified {
  id: string;
}

type ListPage<Item> = (window: Window) => Promise<PageResult<Item>>;

/**
 * All items of a list, once each. An item that arrives or leaves between two queries moves others, some to where nobody
 * reads them: a list whose length has changed is read anew.
 */
export async function readAll<Item extends Identified>(list: ListPage<Item>): Promise<Item[]> {
  for (let reading = 1; ; reading += 1) {
    const { items, isSteady } = await readOnce(list);
    if (isSteady || reading === maxReadings) return items;
  }
}

async function readOnce<Item extends Identified>(list: ListPage<Item>) {
  const items = new Map<string, Item>();
  const totals = new Set<number>();
  for (let offset = 0; offset < maxRows; offset += batchSize) {
    const { records, total } = await list({ limit: batchSize, offset });
    totals.add(total);
    for (const item of records) items.set(item.id, item);
    if (records.length < batchSize) break;
    // Requests of visitors are answered between two queries.
    await setImmediate();
  }
  return { items: [...items.values()], isSteady: totals.size === 1 };
}
