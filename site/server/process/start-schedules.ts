import { writeDailyBackup } from '../backup/daily-backup';
import type { OpenDatabase } from '../db/database';
import { eraseExpired } from '../privacy/erase-expired';
import { startBackupSchedule, type BackupScheduleOptions } from './backup-schedule';
import { listenForCommands } from './control-socket';
import { startRetentionSchedule } from './retention-schedule';
import { createCommandRunner } from './run-command';
import { isContentRequest, runContentTask } from './run-content-task';
import type { Settings } from './settings';

/**
 * Starts what the process does besides answering: daily backups, if a folder for them is set, the erasure of expired
 * personal data, and commands where only this process may open the database. Resolves to the function that ends them.
 */
export async function startSchedules(
  database: Pick<OpenDatabase, 'db' | 'withExclusiveLock' | 'withSnapshot'>,
  settings: Settings,
  demoContent: string,
  log: BackupScheduleOptions['log'],
): Promise<() => Promise<void>> {
  const { backupDir, databaseUrl, dataDir, retention } = settings;
  const run = createCommandRunner(database, settings);
  const commands =
    databaseUrl === undefined
      ? await listenForCommands(dataDir, (request, report) =>
          isContentRequest(request)
            ? runContentTask(database, { ...request, dataDir, demoContent, report })
            : run(request, new Date()),
        )
      : undefined;
  const backups =
    backupDir === undefined
      ? undefined
      : startBackupSchedule({
          backupDir,
          write: (now) => writeDailyBackup(database, { dataDir, backupDir, now }),
          log,
        });
  const erasures = startRetentionSchedule({
    erase: (now) => database.withExclusiveLock((db) => eraseExpired(db, retention, now)),
    log,
  });
  return async () => {
    erasures.stop();
    backups?.stop();
    await commands?.close();
  };
}
