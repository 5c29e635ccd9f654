import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** Number of visits per day in the museum's time zone. */
export const visits = pgTable('visits', {
  day: date({ mode: 'string' }).primaryKey(),
  count: integer().notNull(),
});
