import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    measured?: string;
  }
}

/** Notes what a test has done and how often, for the table of `npm run test:proof`. */
export function noteMeasured(task: TestContext['task'], measured: string): void {
  task.meta.measured = measured;
}
