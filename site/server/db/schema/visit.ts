import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** How often the site was visited on each day of the museum's calendar. */
export const visits = pgTable('visits', {
  day: date({ mode: 'string' }).primaryKey(),
  count: integer().notNull(),
});
