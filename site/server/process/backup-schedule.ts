import { museumDay } from '../../contract/shared/museum-time';
import { listBackups, type DailyBackup } from '../backup/daily-backup';
import { totalRows } from '../backup/manifest';
import { museumHour, startDailyTask, type DailyTaskOptions } from './daily-task';

export interface BackupScheduleOptions extends Pick<DailyTaskOptions, 'log' | 'clock'> {
  backupDir: string;
  /** Resolves to `undefined` while another process writes the backup. */
  write: (now: Date) => Promise<DailyBackup | undefined>;
}

const dayMilliseconds = 24 * 60 * 60_000;
/** Hour of the museum's day from which its backup is written. */
const startHour = 3;

/**
 * Whether today's backup is to be written: from three in the morning on, or at once if there is none of
 * yesterday either.
 */
export function isBackupDue(backupDir: string, now: Date): boolean {
  const latest = listBackups(backupDir).at(-1);
  if (latest === undefined) return true;
  const today = museumDay(now);
  if (latest >= today) return false;
  const yesterday = museumDay(new Date(now.getTime() - dayMilliseconds));
  return museumHour(now) >= startHour || latest < yesterday;
}

/** Writes one backup a museum day while the process runs; a failed one is logged and tried again after an hour. */
export function startBackupSchedule({ backupDir, write, ...options }: BackupScheduleOptions): {
  stop: () => void;
} {
  return startDailyTask({
    ...options,
    failure: 'Backup failed',
    isDue: (now) => isBackupDue(backupDir, now),
    run: async (now) => {
      const written = await write(now);
      if (!written) return undefined;
      const { folder, manifest, removed } = written;
      const removal = removed.length > 0 ? `; removed ${removed.join(', ')}` : '';
      return `Backup written: ${folder}, ${totalRows(manifest)} rows${removal}`;
    },
  });
}
