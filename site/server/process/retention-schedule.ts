import { museumDay } from '../../contract/shared/museum-time';
import { describeCounts, sumOf, type ErasedCounts } from '../privacy/erase-expired';
import { museumHour, startDailyTask, type DailyTaskOptions } from './daily-task';

export interface RetentionScheduleOptions extends Pick<DailyTaskOptions, 'log' | 'clock'> {
  /** Erases what is due. Of several processes the first erases it, the others find nothing. */
  erase: (now: Date) => Promise<ErasedCounts>;
}

/** Hour of the museum's day from which it is done, after the backup. */
const startHour = 4;

/** Erases expired personal data at the start, then once a museum day after four in the morning. */
export function startRetentionSchedule({ erase, ...options }: RetentionScheduleOptions): {
  stop: () => void;
} {
  let doneOn = '';
  return startDailyTask({
    ...options,
    failure: 'Personal data not erased',
    isDue: (now) => doneOn === '' || (doneOn < museumDay(now) && museumHour(now) >= startHour),
    run: async (now) => {
      const counts = await erase(now);
      doneOn = museumDay(now);
      return sumOf(counts) > 0 ? `Personal data erased: ${describeCounts(counts)}` : undefined;
    },
  });
}
