import { museumDateTime } from '../../contract/shared/museum-time';
import { explainError } from './explain-error';

export interface DailyTaskOptions {
  /** Whether the task is to be done now. */
  isDue: (now: Date) => boolean;
  /** Does the task; resolves to a line for the log, `undefined` if there is nothing to tell. */
  run: (now: Date) => Promise<string | undefined>;
  /** Beginning of the log line of a failure, such as `Backup failed`. */
  failure: string;
  log: { info: (text: string) => void; error: (text: string) => void };
  /** Default: the system's clock. */
  clock?: (() => Date) | undefined;
}

const minute = 60_000;
const checkInterval = 5 * minute;
const retryInterval = 60 * minute;

/** Does a task while the process runs, at once if it is due; a failed one is logged and tried again after an hour. */
export function startDailyTask({
  isDue,
  run,
  failure,
  log,
  clock = () => new Date(),
}: DailyTaskOptions): { stop: () => void } {
  let isRunning = false;
  let notBefore = 0;
  const check = async () => {
    const now = clock();
    if (isRunning || now.getTime() < notBefore) return;
    isRunning = true;
    try {
      const line = isDue(now) ? await run(now) : undefined;
      if (line !== undefined) log.info(line);
    } catch (error) {
      notBefore = now.getTime() + retryInterval;
      log.error(`${failure}, next attempt in an hour: ${explainError(error)}`);
    } finally {
      isRunning = false;
    }
  };
  void check();
  const timer = setInterval(() => void check(), checkInterval);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Hour of the museum's day, 0 to 23. */
export function museumHour(now: Date): number {
  return Number(museumDateTime(now).slice(11, 13));
}
