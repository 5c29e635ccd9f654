import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/**
 * Counters of rate limits. The property names are those of rate-limiter-flexible. Its migration makes the table
 * unlogged: counting flushes nothing to disk, and a crash of the server empties it.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamptz('expire'),
});
