import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { CopyConnection } from '../db/copy/copy-connection';
import * as schema from '../db/schema';

/** A table as it is in a database, which may be of another version than this program. */
export interface TableDefinition {
  name: string;
  columns: string[];
  /** Columns of the primary key. */
  key: string[];
  /** Whether a crash of the server empties it: such tables hold counters, which are not backed up. */
  isUnlogged: boolean;
}

/** Names of this program's tables, all in the schema `public`. */
export const tableNames = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table).name);

const definitions = `
  select c.relname as name, c.relpersistence = 'u' as "isUnlogged",
    json_agg(a.attname order by a.attnum) filter (where a.attgenerated = '') as columns,
    json_agg(a.attname order by array_position(i.indkey::int[], a.attnum::int))
      filter (where a.attnum = any (i.indkey::int[])) as key
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relname = any ($1)
  group by c.oid, c.relname
  order by c.relname`;

/** Those of the named tables that are in the database. */
export function readTableDefinitions(
  connection: CopyConnection,
  names: readonly string[] = tableNames,
): Promise<TableDefinition[]> {
  return connection.query<TableDefinition>(definitions, [names]);
}

const references = `
  select child.relname as child, parent.relname as parent
  from pg_constraint f
    join pg_class child on child.oid = f.conrelid
    join pg_class parent on parent.oid = f.confrelid
    join pg_namespace n on n.oid = child.relnamespace and n.nspname = 'public'
  where f.contype = 'f' and f.conrelid <> f.confrelid`;

/** The names in an order in which every table follows those that it references. */
export async function orderByReferences(
  connection: CopyConnection,
  names: readonly string[],
): Promise<string[]> {
  const rows = await connection.query<{ child: string; parent: string }>(references);
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const { child, parent } of rows) {
      if (child === name && names.includes(parent) && !ordered.has(parent)) add(parent);
    }
    ordered.add(name);
  };
  names.forEach(add);
  return [...ordered];
}
