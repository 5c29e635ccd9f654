import { and, eq, lte, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../testing/seeded-random';
import { useTestImporter } from '../testing/test-importer';
import { renewContentVersion } from './content-version';
import { insertRows } from './insert-rows';
import { createPageFinder, toOrder, type OrderColumn } from './page-finder';
import { entries } from './schema';

const importer = useTestImporter({ withMuseum: true });
const count = 60;
const pageSize = 7;
const filter = eq(entries.categoryId, 'Many');
const now = new Date('2026-06-01T00:00:00Z');

async function addEntries(from: number, to: number): Promise<void> {
  const random = seededRandom(7);
  const [model] = await importer.db.select().from(entries).limit(1);
  if (!model) throw new Error('The museum has no entry.');
  const rows = Array.from({ length: to - from }, (_, index) => ({
    ...model,
    id: `many-${String(from + index).padStart(3, '0')}`,
    categoryId: 'Many',
    recommended: random.isHeads(),
    // Few different times, so that the id decides as well.
    publishedAt: new Date(Date.UTC(2026, 0, 1 + random.below(5), 1, 2, 3, 4)),
  }));
  await insertRows(importer.db, entries, rows);
}

beforeAll(() => addEntries(0, count));

const newest = { column: entries.publishedAt, isDescending: true };
const orders: Record<string, OrderColumn[]> = {
  'newest first': [newest, { column: entries.id }],
  'oldest first': [{ column: entries.publishedAt }, { column: entries.id }],
  'recommended first': [
    { column: entries.recommended, isDescending: true },
    newest,
    { column: entries.id },
  ],
};

const readIds = async (where: SQL | undefined, order: OrderColumn[], offset: number) => {
  const rows = await importer.db
    .select({ id: entries.id })
    .from(entries)
    .where(where)
    .orderBy(...toOrder(order))
    .limit(pageSize)
    .offset(offset);
  return rows.map(({ id }) => id);
};

test.each(Object.entries(orders))(
  'pages found by keys have the same rows as pages found by skipping, %s',
  async (_, order) => {
    const findPage = createPageFinder(importer.db, { minRows: 10, stride: 4 });
    const list = { table: entries, filter, order, now };
    for (let offset = 0; offset <= count + pageSize; offset += pageSize) {
      const found = await findPage(list, offset);
      expect(found.total).toBe(count);
      if (offset >= 4 && offset < count) expect(found.offset).toBeLessThan(4);
      const ids = await readIds(found.filter, order, found.offset);
      expect(ids).toEqual(await readIds(filter, order, offset));
    }
  },
);

test('a list is counted and divided again only after the content has changed', async () => {
  const findPage = createPageFinder(importer.db, { minRows: 10, stride: 4 });
  const order = orders['newest first'] ?? [];
  const list = { table: entries, filter, order, now };
  await findPage(list, 50);
  await addEntries(count, count + 5);
  expect((await findPage(list, 50)).total).toBe(count);
  await renewContentVersion(importer.db);
  const found = await findPage(list, 50);
  expect(found.total).toBe(count + 5);
  const ids = await readIds(found.filter, order, found.offset);
  expect(ids).toEqual(await readIds(filter, order, 50));
});

test('a list with a time is counted again in the next minute, in which scheduled entries may have appeared', async () => {
  const findPage = createPageFinder(importer.db, { minRows: 10, stride: 4 });
  const order = orders['newest first'] ?? [];
  const totalAt = async (moment: Date) => {
    const published = and(filter, lte(entries.publishedAt, moment));
    const list = { table: entries, filter: published, order, now: moment };
    return (await findPage(list, 0)).total;
  };
  const before = await totalAt(now);
  await addEntries(before, before + 5);
  expect(await totalAt(new Date(now.getTime() + 1_000))).toBe(before);
  expect(await totalAt(new Date(now.getTime() + 60_000))).toBe(before + 5);
});

test('a list that tells its next change is counted again at that time, not with each minute', async () => {
  const findPage = createPageFinder(importer.db, { minRows: 10, stride: 4 });
  const order = orders['newest first'] ?? [];
  const next = new Date(now.getTime() + 3 * 60_000);
  const totalAt = async (moment: Date) => {
    const published = and(filter, lte(entries.publishedAt, moment));
    const readNextChange = () => Promise.resolve(moment < next ? next : null);
    const list = { table: entries, filter: published, order, now: moment, readNextChange };
    return (await findPage(list, 0)).total;
  };
  const before = await totalAt(now);
  await addEntries(before, before + 5);
  expect(await totalAt(new Date(next.getTime() - 1))).toBe(before);
  expect(await totalAt(next)).toBe(before + 5);
  await addEntries(before + 5, before + 6);
  expect(await totalAt(new Date(next.getTime() + 86_400_000))).toBe(before + 5);
  expect(await totalAt(new Date(now.getTime() - 60_000))).toBe(before + 6);
});
