import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits } from '../db/schema';

/** Adds one visit to a day. One statement, so that concurrent visits are all counted. */
export async function addVisit(db: Database, day: string): Promise<void> {
  await db
    .insert(visits)
    .values({ day, count: 1 })
    .onConflictDoUpdate({ target: visits.day, set: { count: sql`${visits.count} + 1` } });
}

/** Total visits and those of a day. */
export async function readVisits(db: Database, day: string) {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${visits.count}), 0)::int`,
      today: sql<number>`coalesce(sum(${visits.count}) filter (where ${eq(visits.day, day)}), 0)::int`,
    })
    .from(visits);
  return row ?? { total: 0, today: 0 };
}
