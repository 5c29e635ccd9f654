import { expect, test } from 'vitest';
import { useTestImporter } from '../testing/test-importer';
import { insertRows } from './insert-rows';
import { bookings } from './schema';

const importer = useTestImporter({ withMuseum: false });
const start = new Date('2026-03-01T01:00:00Z');

const booking = (code: string, note?: string): typeof bookings.$inferInsert => ({
  code,
  kind: 'docent',
  slotId: `docent-${code}`,
  language: 'zh',
  startAt: start,
  endAt: new Date(start.getTime() + 3_600_000),
  name: '柳岚',
  phone: '13900000000',
  people: 2,
  createdAt: start,
  ...(note && { note }),
});

test('insertRows generates missing keys, and stores rows with and without an optional value', async () => {
  await insertRows(importer.db, bookings, [booking('AAAAAA', '需要轮椅。'), booking('BBBBBB')]);
  const rows = await importer.db.select().from(bookings).orderBy(bookings.code);
  expect(rows.map(({ code, startAt, note }) => ({ code, startAt, note }))).toEqual([
    { code: 'AAAAAA', startAt: start, note: '需要轮椅。' },
    { code: 'BBBBBB', startAt: start, note: null },
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
});
