import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { toBatches } from './batches';

/** What an insertion does with a row whose key exists, such as `on conflict do nothing`. */
export interface InsertOptions {
  onConflict?: SQL;
}

/**
 * Inserts rows of plain values. The rows of a batch are one JSON document: with a parameter for each value, building and
 * parsing the statement takes longer than the insertion. Properties that are missing or `undefined` get the column's
 * default.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly PgInsertValue<Table>[],
  { onConflict }: InsertOptions = {},
): Promise<void> {
  for (const batch of toBatches(rows)) {
    for (const alike of groupByColumns(table, batch)) {
      await db.execute(insertion(table, alike, onConflict));
    }
  }
}

interface AlikeRows {
  columns: PgColumn[];
  /** Values by the names of the columns in the database. */
  rows: Record<string, unknown>[];
}

/** Groups of rows that have values for the same columns. */
function groupByColumns(table: PgTable, rows: readonly object[]): AlikeRows[] {
  const columns = Object.entries(getTableColumns(table));
  const groups = new Map<string, AlikeRows>();
  const computed = columns.filter(([, { defaultFn }]) => defaultFn);
  for (const row of rows) {
    const values: Record<string, unknown> = { ...row };
    for (const [property, { defaultFn }] of computed) {
      if (values[property] === undefined) values[property] = defaultFn?.();
    }
    const given = columns.filter(([property]) => values[property] !== undefined);
    const key = given.map(([property]) => property).join();
    const group = groups.get(key) ?? { columns: given.map(([, column]) => column), rows: [] };
    groups.set(key, group);
    group.rows.push(
      Object.fromEntries(given.map(([property, column]) => [column.name, values[property]])),
    );
  }
  return [...groups.values()];
}

function insertion(table: PgTable, { columns, rows }: AlikeRows, onConflict: SQL | undefined): SQL {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)
    ${onConflict}`;
}
