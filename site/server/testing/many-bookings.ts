import type { Database } from '../db/database';
import { insertRows } from '../db/insert-rows';
import { bookings } from '../db/schema';

const minute = 60_000;

/** Adds bookings of docents’ tours, five minutes apart from a moment on. Every tenth has a note. */
export async function addBookings(db: Database, count: number, from: Date): Promise<void> {
  await insertRows(
    db,
    bookings,
    Array.from({ length: count }, (_, index): typeof bookings.$inferInsert => {
      const startAt = new Date(from.getTime() + index * 5 * minute);
      return {
        code: `BENCH${String(index).padStart(6, '0')}`,
        kind: 'docent',
        slotId: `docent-${index}`,
        language: index % 4 === 0 ? 'en' : 'zh',
        startAt,
        endAt: new Date(startAt.getTime() + 60 * minute),
        name: `观众 ${index}`,
        phone: `139${String(index).padStart(8, '0')}`,
        people: 1 + (index % 5),
        createdAt: from,
        ...(index % 10 === 0 && { note: '带两位老人，需要轮椅。' }),
      };
    }),
  );
}
