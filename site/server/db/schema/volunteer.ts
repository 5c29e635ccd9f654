import { isNull } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz, submissionColumns } from './columns';

/** Applications of volunteers. The form requires consent, so every row has it. */
export const volunteers = pgTable(
  'volunteers',
  {
    ...submissionColumns(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    birthYear: integer('birth_year').notNull(),
    languages: text().array().notNull(),
    skills: text().array().notNull(),
    availability: text().array().notNull(),
    motivation: text().notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('volunteers_once_a_phone').on(table.phone).where(isNull(table.withdrawnAt)),
  ],
);
