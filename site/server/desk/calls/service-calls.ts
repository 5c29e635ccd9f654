import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Database } from '../../db/database';
import { omit } from '../../db/omit';
import { toLimitOffset } from '../../db/page-window';
import {
  activities,
  auditLog,
  entries,
  exhibitions,
  exhibits,
  members,
  staff,
} from '../../db/schema';
import type { DeskHandlers } from '../http/desk-call';

export interface ServiceFacts {
  version: string;
  startedAt: Date;
  database: 'embedded' | 'server';
}

/** Audit log and state of the service, for administrators. */
export function deskServiceCalls(
  db: Database,
  { version, startedAt, database }: ServiceFacts,
): Pick<DeskHandlers, 'deskAuditPage' | 'deskServiceState'> {
  return {
    deskAuditPage: async (input) => {
      const words = (input.keyword ?? '').split(/\s+/).filter(Boolean);
      const { staffName, action, subjectKind, subjectId, details } = auditLog;
      const isStaff = and(eq(subjectKind, 'staff'), eq(sql`${staff.id}::text`, subjectId));
      const texts = sql`concat_ws(' ', ${staffName}, ${action}, ${subjectKind}, ${subjectId}, ${details}, ${staff.userName})`;
      const matches = and(
        input.action && eq(action, input.action),
        ...words.map((word) => sql`position(lower(${word}) in lower(${texts})) > 0`),
      );
      const { limit, offset } = toLimitOffset(input);
      const rows = await db
        .select({ ...getTableColumns(auditLog), subjectName: staff.userName })
        .from(auditLog)
        .leftJoin(staff, isStaff)
        .where(matches)
        .orderBy(desc(auditLog.at), asc(auditLog.id))
        .limit(limit)
        .offset(offset);
      const [counted] = await db
        .select({ total: count() })
        .from(auditLog)
        .leftJoin(staff, isStaff)
        .where(matches);
      const records = rows.map((row) => ({
        ...omit(row, ['staffId', 'subjectName']),
        ...(row.subjectName !== null && { subjectName: row.subjectName }),
        at: museumDateTime(row.at),
      }));
      return { total: counted?.total ?? 0, records };
    },

    deskServiceState: async () => {
      const [size] = await db
        .select({
          bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number),
        })
        .from(sql`(select 1) as one`);
      return {
        version,
        startedAt: museumDateTime(startedAt),
        database,
        databaseBytes: size?.bytes ?? 0,
        memoryBytes: process.memoryUsage().rss,
        records: {
          entries: await countIds(db, entries),
          exhibitions: await countIds(db, exhibitions),
          exhibits: await countIds(db, exhibits),
          activities: await countIds(db, activities),
          members: await db.$count(members),
        },
      };
    },
  };
}

type ContentTable = typeof entries | typeof exhibitions | typeof exhibits | typeof activities;

/** Number of records; each has a row for every language it is in. */
async function countIds(db: Database, table: ContentTable): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${table.id})`.mapWith(Number) })
    .from(table);
  return row?.total ?? 0;
}
