import type { JobKind } from '../../../contract/shared/desk/jobs';
import type { AuditAction } from '../../../contract/shared/desk/audit-actions';
import type { Database } from '../../db/database';
import { HttpError, recordNotFound } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers, StaffContext } from '../http/desk-call';
import type { DeskTasks } from '../jobs/desk-tasks';
import { isJobRunning, jobRecord, startJob } from '../jobs/run-job';

type Calls = Extract<keyof DeskHandlers, `deskPack${string}`>;
type Packs = NonNullable<DeskTasks['packs']>;

/** Upload, dry run, import and removal of content packs, for administrators. */
export function deskPackCalls(
  db: Database,
  { packs, explain }: DeskTasks,
): Pick<DeskHandlers, Calls> {
  const findPacks = async (name: string): Promise<Packs> => {
    const known = (await packs?.list())?.includes(name) ? packs : undefined;
    if (!known) throw recordNotFound('name', name);
    return known;
  };
  const start = async (
    { action, kind, task }: { action: AuditAction; kind: JobKind; task: 'check' | 'import' },
    name: string,
    { staff, now, language }: StaffContext,
  ) => {
    const known = await findPacks(name);
    const row = await startJob(db, {
      ...{ kind, subject: name, startedBy: staff.displayName, now, explain },
      run: (report) => known[task](name, report),
    });
    await writeAudit(db, staff, { action, subjectKind: 'pack', subjectId: name }, now);
    return jobRecord(row, language);
  };
  return {
    deskPackList: async () => ((await packs?.list()) ?? []).map((name) => ({ name })),
    deskPackUpload: async (
      { upload, name, offset, total },
      { content = Buffer.alloc(0), staff, now },
    ) => {
      if (!packs) throw recordNotFound('name', name);
      const isComplete = await packs.receive({ upload, name, offset, total, content });
      if (isComplete) {
        const entry = { action: 'deskPackUpload', subjectKind: 'pack', subjectId: name } as const;
        await writeAudit(db, staff, entry, now);
      }
      return { isComplete };
    },
    deskPackRemove: async ({ name }, { staff, now }) => {
      const known = await findPacks(name);
      if (await isJobRunning(db)) throw new HttpError(409, (messages) => messages.taskRunning);
      await known.remove(name);
      const entry = { action: 'deskPackRemove', subjectKind: 'pack', subjectId: name } as const;
      await writeAudit(db, staff, entry, now);
      return null;
    },
    deskPackCheck: ({ name }, context) =>
      start({ action: 'deskPackCheck', kind: 'packCheck', task: 'check' }, name, context),
    deskPackImport: ({ name }, context) =>
      start({ action: 'deskPackImport', kind: 'packImport', task: 'import' }, name, context),
  };
}
