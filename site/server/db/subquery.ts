import { sql, type SQL } from 'drizzle-orm';

/**
 * A subquery as a selected field. Drizzle drops the table names from the columns of a field when
 * one table is selected from, which a correlated subquery needs; one level down it keeps them.
 */
export function subquery<Result>(query: SQL): SQL<Result> {
  return sql<Result>`${query}`;
}
