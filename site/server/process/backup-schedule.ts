import { museumDateTime, museumDay } from '../../contract/shared/museum-time';
import { listBackups, type DailyBackup } from '../backup/daily-backup';
import { totalRows } from '../backup/manifest';
import { explainError } from './explain-error';

export interface BackupScheduleOptions {
  backupDir: string;
  /** Resolves to `undefined` while another process writes the backup. */
  write: (now: Date) => Promise<DailyBackup | undefined>;
  log: { info: (text: string) => void; error: (text: string) => void };
  /** Default: the system's clock. */
  clock?: () => Date;
}

const minute = 60_000;
const checkInterval = 5 * minute;
const retryInterval = 60 * minute;
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
  const hour = Number(museumDateTime(now).slice(11, 13));
  return hour >= startHour || latest < museumDay(new Date(now.getTime() - 24 * 60 * minute));
}

/** Writes one backup a museum day while the process runs; a failed one is logged and tried again after an hour. */
export function startBackupSchedule({
  backupDir,
  write,
  log,
  clock = () => new Date(),
}: BackupScheduleOptions): { stop: () => void } {
  let isRunning = false;
  let notBefore = 0;
  const check = async () => {
    const now = clock();
    if (isRunning || now.getTime() < notBefore) return;
    isRunning = true;
    try {
      if (!isBackupDue(backupDir, now)) return;
      const written = await write(now);
      if (!written) return;
      const { folder, manifest, removed } = written;
      const removal = removed.length > 0 ? `; removed ${removed.join(', ')}` : '';
      log.info(`Backup written: ${folder}, ${totalRows(manifest)} rows${removal}`);
    } catch (error) {
      notBefore = now.getTime() + retryInterval;
      log.error(`Backup failed, next attempt in an hour: ${explainError(error)}`);
    } finally {
      isRunning = false;
    }
  };
  void check();
  const timer = setInterval(() => void check(), checkInterval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
