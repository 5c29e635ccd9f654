import { museumDateTime, museumDay } from '../../contract/shared/museum-time';
import { describeCounts, sumOf, type ErasedCounts } from '../privacy/erase-expired';
import { explainError } from './explain-error';

export interface RetentionScheduleOptions {
  /** Erases what is due. Of several processes the first erases it, the others find nothing. */
  erase: (now: Date) => Promise<ErasedCounts>;
  log: { info: (text: string) => void; error: (text: string) => void };
  /** Default: the system's clock. */
  clock?: () => Date;
}

const minute = 60_000;
const checkInterval = 5 * minute;
const retryInterval = 60 * minute;
/** Hour of the museum's day from which it is done, after the backup. */
const startHour = 4;

/** Erases expired personal data at the start, then once a museum day after four in the morning. */
export function startRetentionSchedule({
  erase,
  log,
  clock = () => new Date(),
}: RetentionScheduleOptions): { stop: () => void } {
  let isRunning = false;
  let notBefore = 0;
  let doneOn = '';
  const check = async () => {
    const now = clock();
    const isMorning = Number(museumDateTime(now).slice(11, 13)) >= startHour;
    const isDue = doneOn === '' || (doneOn < museumDay(now) && isMorning);
    if (isRunning || !isDue || now.getTime() < notBefore) return;
    isRunning = true;
    try {
      const counts = await erase(now);
      doneOn = museumDay(now);
      if (sumOf(counts) > 0) log.info(`Personal data erased: ${describeCounts(counts)}`);
    } catch (error) {
      notBefore = now.getTime() + retryInterval;
      log.error(`Personal data not erased, next attempt in an hour: ${explainError(error)}`);
    } finally {
      isRunning = false;
    }
  };
  void check();
  const timer = setInterval(() => void check(), checkInterval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
