import { asc, min, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { mergeOrder } from './merge-order';

/**
 * Merges the order of a pack's records into the table's sort positions, updates the moved rows and
 * returns the position of each record.
 * @param first ids that precede all others
 */
export async function assignPositions(
  db: Database,
  table: PgTable & { id: PgColumn; position: PgColumn },
  records: readonly { id: string }[],
  first?: ReadonlySet<string>,
): Promise<(id: string) => number> {
  const rows = await db
    .select({ id: sql<string>`${table.id}`, position: sql<number>`min(${table.position})` })
    .from(table)
    .groupBy(table.id)
    .orderBy(asc(min(table.position)), asc(table.id));
  const merged = mergeOrder(
    rows.map(({ id }) => id),
    records.map(({ id }) => id),
  );
  const order = first
    ? [...merged.filter((id) => first.has(id)), ...merged.filter((id) => !first.has(id))]
    : merged;
  const positions = new Map(order.map((id, position) => [id, position]));
  const moved = rows
    .map(({ id, position }) => ({ id, before: position, position: positions.get(id) }))
    .filter(({ before, position }) => before !== position)
    .map(({ id, position }) => ({ id, position }));
  if (moved.length > 0) {
    await db.execute(sql`
      update ${table} set position = moved.position
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id text, position int)
      where ${table.id} = moved.id`);
  }
  return (id) => positions.get(id) ?? order.length;
}
