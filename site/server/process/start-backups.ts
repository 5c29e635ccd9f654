import { writeDailyBackup } from '../backup/daily-backup';
import { writeBackup } from '../backup/write-backup';
import type { OpenDatabase } from '../db/database';
import { startBackupSchedule, type BackupScheduleOptions } from './backup-schedule';
import { listenForCommands } from './control-socket';
import type { Settings } from './settings';

/**
 * Starts the daily backups, if a folder for them is set, and takes the command `npm run backup` where only this
 * process may open the database. Resolves to the function that ends both.
 */
export async function startBackups(
  database: Pick<OpenDatabase, 'withSnapshot'>,
  { backupDir, databaseUrl, dataDir }: Settings,
  log: BackupScheduleOptions['log'],
): Promise<() => Promise<void>> {
  const commands =
    databaseUrl === undefined
      ? await listenForCommands(dataDir, ({ folder }) =>
          writeBackup(database, { dataDir, folder, now: new Date() }),
        )
      : undefined;
  const schedule =
    backupDir === undefined
      ? undefined
      : startBackupSchedule({
          backupDir,
          write: (now) => writeDailyBackup(database, { dataDir, backupDir, now }),
          log,
        });
  return async () => {
    schedule?.stop();
    await commands?.close();
  };
}
