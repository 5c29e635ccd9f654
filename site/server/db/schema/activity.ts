import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ActivityKind, WeeklyRule } from '../../../contract/schemas/activity';
import { images, timestamptz, siteRecordColumns } from './columns';

/** Activities in the museum: once, at `startAt`, or each week by a rule. */
export const activities = pgTable(
  'activities',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    kind: text().$type<ActivityKind>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    place: text().notNull(),
    images: images(),
    /** Places at each occurrence. */
    capacity: integer().notNull(),
    startAt: timestamptz('start_at'),
    endAt: timestamptz('end_at'),
    /** Weekly rule; `startAt` and `endAt` are null then. */
    weekly: jsonb().$type<WeeklyRule>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('activities_by_start').on(table.siteId, table.startAt),
  ],
);
