import { sql, type SQL } from 'drizzle-orm';

/**
 * A correlated subquery as a selected field. In a query of one table Drizzle removes the table names
 * from the columns of a field, but not from those of nested SQL.
 */
export function subquery<Result>(query: SQL): SQL<Result> {
  return sql<Result>`${query}`;
}
