import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { categories, contentRecords, dictionaryValues, openingRules, tags } from '../../db/schema';
import { mergeOrder } from './merge-order';
import type { RecordKey } from '../records/record-key';

/** Kinds whose order is that of the packs, with the table that has their positions as well. */
const orderedTables = {
  dictionary: dictionaryValues,
  category: categories,
  tag: tags,
  // The order of the collection follows from that of the packs: `alternateMaterials`.
  exhibit: undefined,
  opening: openingRules,
} as const;
type OrderedKind = keyof typeof orderedTables;

/**
 * Merges the order of a pack's records into that of the stored ones, those of a lower rank first. Returns
 * whether a record has moved.
 */
export async function assignPositions(
  db: Database,
  records: readonly RecordKey[],
): Promise<boolean> {
  let hasMoved = false;
  for (const kind of Object.keys(orderedTables) as OrderedKind[]) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    if (ids.length > 0 && (await assignOfKind(db, kind, ids))) hasMoved = true;
  }
  return hasMoved;
}

async function assignOfKind(
  db: Database,
  kind: OrderedKind,
  incoming: readonly string[],
): Promise<boolean> {
  const { id, position, rank } = contentRecords;
  const isKind = eq(contentRecords.kind, kind);
  const known = await db
    .select({ id })
    .from(contentRecords)
    .where(and(isKind, isNotNull(position)))
    .orderBy(asc(position), asc(id));
  const rows = await db.select({ id, position, rank }).from(contentRecords).where(isKind);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const merged = mergeOrder(
    known.map((row) => row.id),
    incoming,
  );
  const order = merged
    .flatMap((one) => rowById.get(one) ?? [])
    .toSorted((one, other) => one.rank - other.rank);
  const moved = order
    .map((row, index) => ({ id: row.id, before: row.position, position: index }))
    .filter((row) => row.before !== row.position)
    .map((row) => ({ id: row.id, position: row.position }));
  if (moved.length === 0) return false;
  const list = sql`jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id text, position int)`;
  await db.execute(sql`
    update ${contentRecords} set position = moved.position from ${list}
    where ${contentRecords.kind} = ${kind} and ${contentRecords.id} = moved.id`);
  const table = orderedTables[kind];
  if (!table) return true;
  await db.execute(sql`
    update ${table} set position = moved.position from ${list} where ${table.id} = moved.id`);
  return true;
}
