import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DeskJobProgress, DeskJobResult } from '../../../contract/schemas/desk/jobs';
import type { JobKind } from '../../../contract/shared/desk/jobs';
import { timestamptz } from './columns';

/** Long tasks that the staff started. In the database, because another process may answer the next call. */
export const deskJobs = pgTable(
  'desk_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<JobKind>().notNull(),
    /** Day of a backup, or name of a pack. */
    subject: text().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    startedBy: text('started_by').notNull(),
    /** Last sign of life of its process. */
    seenAt: timestamptz('seen_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    progress: jsonb().$type<DeskJobProgress>(),
    result: jsonb().$type<DeskJobResult>(),
    /** Why it failed. */
    error: text(),
  },
  (table) => [
    index('desk_jobs_by_start').on(table.startedAt.desc().nullsFirst()),
    // One at a time of all processes.
    uniqueIndex('desk_jobs_one_running')
      .on(sql`(${table.finishedAt} is null)`)
      .where(sql`${table.finishedAt} is null`),
  ],
);
