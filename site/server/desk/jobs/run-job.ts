import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { DeskJob, DeskJobProgress, DeskJobResult } from '../../../contract/schemas/desk/jobs';
import type { JobKind } from '../../../contract/shared/desk/jobs';
import { museumDateTime } from '../../../contract/shared/museum-time';
import type { Language } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { deskJobs } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import { lineInChinese } from './lines-in-chinese';
import type { ReportProgress } from './desk-tasks';

/** Milliseconds between two signs of life, and after which a silent process counts as ended. */
const heartbeat = 5_000;
const silence = 60_000;
/** Milliseconds between two writings of the progress. */
const progressInterval = 1_000;

interface Job {
  kind: JobKind;
  subject: string;
  startedBy: string;
  now: Date;
  explain: (error: unknown) => string;
  run: (report: ReportProgress) => Promise<DeskJobResult>;
}

type JobRow = typeof deskJobs.$inferSelect;

/**
 * Starts a long task and resolves to its row while it runs. `db` must not be a transaction.
 * @throws HttpError 409 while another one runs, in any process
 */
export async function startJob(db: Database, job: Job): Promise<JobRow> {
  const { kind, subject, startedBy, now } = job;
  await endSilentJobs(db);
  const [row] = await db
    .insert(deskJobs)
    .values({ kind, subject, startedBy, startedAt: now, seenAt: new Date() })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new HttpError(409, (messages) => messages.taskRunning);
  void finishJob(db, row.id, job);
  return row;
}

/** Whether a task runs, in any process. */
export async function isJobRunning(db: Database): Promise<boolean> {
  await endSilentJobs(db);
  return (await db.$count(deskJobs, isNull(deskJobs.finishedAt))) > 0;
}

/** A process that was killed leaves its task unfinished. */
async function endSilentJobs(db: Database): Promise<void> {
  const isSilent = lt(deskJobs.seenAt, new Date(Date.now() - silence));
  await db
    .update(deskJobs)
    .set({ finishedAt: new Date(), error: interrupted })
    .where(and(isNull(deskJobs.finishedAt), isSilent));
}

const interrupted =
  '服务在完成之前停止了 · The service stopped before the task was done: start it again.';

async function finishJob(db: Database, id: string, { run, explain }: Job): Promise<void> {
  const write = createWriter(db, id);
  const timer = setInterval(() => {
    void write({});
  }, heartbeat);
  timer.unref();
  let reportedAt = 0;
  const report = (progress: DeskJobProgress) => {
    if (Date.now() - reportedAt < progressInterval) return;
    reportedAt = Date.now();
    void write({ progress });
  };
  const outcome = await run(report).then(
    (result) => ({ result }),
    (error: unknown) => ({ error: explain(error) }),
  );
  clearInterval(timer);
  await write({ ...outcome, progress: null, finishedAt: new Date() });
}

/** Writes changes one after another; a lost sign of life is made up for by the next. */
function createWriter(db: Database, id: string) {
  let last: Promise<unknown> = Promise.resolve();
  return (change: Partial<JobRow>): Promise<unknown> => {
    const set = { seenAt: new Date(), ...change };
    last = last
      .then(() => db.update(deskJobs).set(set).where(eq(deskJobs.id, id)))
      .catch(() => undefined);
    return last;
  };
}

/** The last tasks, the newest first. */
export function listJobs(db: Database, limit = 20): Promise<JobRow[]> {
  return db.select().from(deskJobs).orderBy(desc(deskJobs.startedAt)).limit(limit);
}

/** The task as the desk shows it. Texts of the importer are in both languages, with a dot between them. */
export function jobRecord(row: JobRow, language: Language): DeskJob {
  const { id, kind, subject, startedAt, startedBy, finishedAt, progress, result, error } = row;
  return {
    ...{ id, kind, subject, startedBy },
    startedAt: museumDateTime(startedAt),
    ...(finishedAt && { finishedAt: museumDateTime(finishedAt) }),
    ...(progress && { progress: { ...progress, label: inLanguage(progress.label, language) } }),
    ...(result && {
      result: language === 'zh' ? { ...result, lines: result.lines.map(lineInChinese) } : result,
    }),
    ...(error !== null && { error: inLanguage(error, language) }),
  };
}

function inLanguage(text: string, language: Language): string {
  const [zh = '', ...others] = text.split(' · ');
  return language === 'zh' || others.length === 0 ? zh : others.join(' · ');
}
