/** Shutdown of the process. */
export interface Shutdown {
  /** Adds an exit task; tasks run in reverse order. */
  beforeExit: (task: () => Promise<void>) => void;
  /** Runs the exit tasks once and exits. */
  stop: (exitCode: number) => Promise<void>;
}

interface EndingProcess {
  on: (signal: 'SIGINT' | 'SIGTERM', listener: () => void) => unknown;
  exit: (exitCode: number) => void;
}

/** Exits with 0 on SIGINT and SIGTERM after the exit tasks. */
export function stopOnSignal(process: EndingProcess): Shutdown {
  const tasks: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;
  const run = async (exitCode: number) => {
    for (const task of tasks.reverse()) await task().catch(() => undefined);
    process.exit(exitCode);
  };
  const stop = (exitCode: number) => (stopping ??= run(exitCode));
  // Ctrl-C on a terminal sends SIGINT twice: from the terminal and through npm.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  return { beforeExit: (task) => void tasks.push(task), stop };
}
