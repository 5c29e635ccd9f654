import { and, eq, isNotNull } from 'drizzle-orm';
import { museumDateTime, museumDay } from '../../../contract/shared/museum-time';
import type { AuditAction } from '../../../contract/shared/desk/audit-actions';
import type { Database } from '../../db/database';
import { deskJobs } from '../../db/schema';
import { HttpError, recordNotFound } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers, StaffContext } from '../http/desk-call';
import type { DeskTasks, StoredBackup } from '../jobs/desk-tasks';
import { jobRecord, listJobs, startJob } from '../jobs/run-job';

type Calls = 'deskJobList' | 'deskBackupList' | 'deskBackupStart' | 'deskBackupCheck';

/** Long tasks and backups, for administrators. */
export function deskBackupCalls(db: Database, tasks: DeskTasks): Pick<DeskHandlers, Calls> {
  const { explain } = tasks;
  const required = () => {
    if (!tasks.backups) throw new HttpError(409, (messages) => messages.noBackupFolder);
    return tasks.backups;
  };
  const audit = (action: AuditAction, subjectId: string, { staff, now }: StaffContext) =>
    writeAudit(db, staff, { action, subjectKind: 'backup', subjectId }, now);
  return {
    deskJobList: async (_input, { language }) =>
      (await listJobs(db)).map((row) => jobRecord(row, language)),

    deskBackupList: async () => {
      const stored = (await tasks.backups?.list()) ?? [];
      const checks = await readChecks(db);
      const backups = stored.map((backup) => ({
        ...backup,
        createdAt: museumDateTime(new Date(backup.createdAt)),
        ...verification(backup, checks.get(backup.day)),
      }));
      return { isConfigured: tasks.backups !== undefined, backups };
    },

    deskBackupStart: async (_input, context) => {
      const { write } = required();
      const { staff, now, language } = context;
      const subject = museumDay(now);
      const row = await startJob(db, {
        ...{ kind: 'backup', subject, startedBy: staff.displayName, now, explain },
        run: () => write(now),
      });
      await audit('deskBackupStart', subject, context);
      return jobRecord(row, language);
    },

    deskBackupCheck: async ({ day }, context) => {
      const { list, verify } = required();
      if (!(await list()).some((backup) => backup.day === day)) throw recordNotFound('day', day);
      const { staff, now, language } = context;
      const row = await startJob(db, {
        ...{ kind: 'backupCheck', subject: day, startedBy: staff.displayName, now, explain },
        run: () => verify(day),
      });
      await audit('deskBackupCheck', day, context);
      return jobRecord(row, language);
    },
  };
}

interface Check {
  finishedAt: Date;
  isWhole: boolean;
}

/** The last finished check of each day. */
async function readChecks(db: Database): Promise<ReadonlyMap<string, Check>> {
  const { kind, subject, finishedAt, error } = deskJobs;
  const rows = await db
    .select({ subject, finishedAt, error })
    .from(deskJobs)
    .where(and(eq(kind, 'backupCheck'), isNotNull(finishedAt)))
    .orderBy(finishedAt);
  return new Map(
    rows.flatMap((row) =>
      row.finishedAt
        ? [[row.subject, { finishedAt: row.finishedAt, isWhole: row.error === null }] as const]
        : [],
    ),
  );
}

/** A backup gets its name when it has been read again; a later check replaces that. */
function verification({ createdAt }: StoredBackup, check: Check | undefined) {
  const written = new Date(createdAt);
  if (!check || check.finishedAt < written) return { verifiedAt: museumDateTime(written) };
  return check.isWhole ? { verifiedAt: museumDateTime(check.finishedAt) } : {};
}
