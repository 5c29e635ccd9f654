/** What a process does before it ends. */
export interface Stopper {
  /** Adds a task; the last added runs first. */
  beforeExit: (task: () => Promise<void>) => void;
  /** Runs the tasks once and ends the process. */
  stop: (exitCode: number) => Promise<void>;
}

interface EndingProcess {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
  exit: (exitCode: number) => void;
}

/** Ends the process with 0 on SIGINT and SIGTERM, after what was begun is finished. */
export function stopOnSignal(process: EndingProcess): Stopper {
  const tasks: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const run = async (exitCode: number) => {
    for (const task of tasks.reverse()) await task().catch(() => undefined);
    process.exit(exitCode);
  };
  const stop = (exitCode: number) => (stopping ??= run(exitCode));
  // At a terminal Ctrl-C reaches the process twice, from the terminal and through npm.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  return { beforeExit: (task) => void tasks.push(task), stop };
}
