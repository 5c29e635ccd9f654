import type { OpenDatabase } from '../db/database';
import { readNextChange } from '../import/apply/due-records';
import { removeUnusedFiles } from '../import/media/remove-unused';
import { publishDueRecords } from '../import/publish-due';
import { explainError } from './explain-error';

export interface PublisherOptions {
  database: Pick<OpenDatabase, 'db' | 'withExclusiveLock'>;
  dataDir: string;
  log: { info: (text: string) => void; error: (text: string) => void };
  /** Default: the system's clock. */
  clock?: () => Date;
}

/** Maximum milliseconds between two looks: an import of another process may schedule an earlier moment. */
const maxWait = 30_000;
/** After a failure, and for a clock that is behind that of the database. */
const minWait = 1_000;

/** Unused files are looked for twice within their day of grace. */
const sweepInterval = 12 * 60 * 60_000;

/**
 * Shows and hides scheduled records when their moment comes, and removes files that no record uses, as long as the
 * process runs.
 */
export function startPublisher({
  database: { db, withExclusiveLock },
  dataDir,
  log,
  clock = () => new Date(),
}: PublisherOptions): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let sweptAt = 0;
  const sweep = async (now: Date) => {
    if (now.getTime() - sweptAt < sweepInterval) return;
    sweptAt = now.getTime();
    const count = await withExclusiveLock((own) => removeUnusedFiles(own, { dataDir, now }));
    if (count > 0) log.info(`Removed files that no record uses: ${count}`);
  };
  const look = async () => {
    let wait = maxWait;
    try {
      const count = await publishDueRecords(db, { dataDir, now: clock() });
      if (count > 0) log.info(`Published or hidden as scheduled: ${count} records`);
      await sweep(clock());
      const next = await readNextChange(db);
      if (next) wait = Math.min(maxWait, Math.max(minWait, next.getTime() - clock().getTime()));
    } catch (error) {
      log.error(`Scheduled records were not published, next attempt soon: ${explainError(error)}`);
    }
    if (isStopped) return;
    timer = setTimeout(() => void (running = look()), wait);
    timer.unref();
  };
  let running = look();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
