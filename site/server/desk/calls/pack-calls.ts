import type { JobKind } from '../../../contract/shared/desk/jobs';
import type { Database } from '../../db/database';
import { recordNotFound } from '../../http/http-error';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers, StaffContext } from '../http/desk-call';
import type { DeskTasks } from '../jobs/desk-tasks';
import { jobRecord, startJob } from '../jobs/run-job';

type Calls = 'deskPackList' | 'deskPackCheck' | 'deskPackImport';
type Packs = NonNullable<DeskTasks['packs']>;

/** Dry run and import of content packs, for administrators. */
export function deskPackCalls(
  db: Database,
  { packs, explain }: DeskTasks,
): Pick<DeskHandlers, Calls> {
  const start = async (
    { action, kind, task }: { action: Calls; kind: JobKind; task: 'check' | 'import' },
    name: string,
    { staff, now, language }: StaffContext,
  ) => {
    const known: Packs | undefined = (await packs?.list())?.includes(name) ? packs : undefined;
    if (!known) throw recordNotFound('name', name);
    const row = await startJob(db, {
      ...{ kind, subject: name, startedBy: staff.displayName, now, explain },
      run: (report) => known[task](name, report),
    });
    await writeAudit(db, staff, { action, subjectKind: 'pack', subjectId: name }, now);
    return jobRecord(row, language);
  };
  return {
    deskPackList: async () => ((await packs?.list()) ?? []).map((name) => ({ name })),
    deskPackCheck: ({ name }, context) =>
      start({ action: 'deskPackCheck', kind: 'packCheck', task: 'check' }, name, context),
    deskPackImport: ({ name }, context) =>
      start({ action: 'deskPackImport', kind: 'packImport', task: 'import' }, name, context),
  };
}
