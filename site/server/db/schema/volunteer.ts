import { isNull } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz, submissionColumns } from './columns';

/**
 * Applications of volunteers. An erased one (withdrawn, or at the end of its retention period) has no name, phone,
 * e-mail and year of birth, and empty texts and lists.
 */
export const volunteers = pgTable(
  'volunteers',
  {
    ...submissionColumns(),
    name: text(),
    phone: text(),
    email: text(),
    birthYear: integer('birth_year'),
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
