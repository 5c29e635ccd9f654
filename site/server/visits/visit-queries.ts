import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits } from '../db/schema';

export interface VisitTotals {
  total: number;
  today: number;
}

/** Adds visits to a day. One statement, so that those of concurrent processes are all counted. */
export async function addVisits(db: Database, day: string, count: number): Promise<void> {
  await db
    .insert(visits)
    .values({ day, count })
    .onConflictDoUpdate({ target: visits.day, set: { count: sql`${visits.count} + ${count}` } });
}

/** Total visits and those of a day. */
export async function readVisits(db: Database, day: string): Promise<VisitTotals> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${visits.count}), 0)::int`,
      today: sql<number>`coalesce(sum(${visits.count}) filter (where ${eq(visits.day, day)}), 0)::int`,
    })
    .from(visits);
  return row ?? { total: 0, today: 0 };
}
