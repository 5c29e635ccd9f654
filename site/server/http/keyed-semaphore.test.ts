import { expect, test } from 'vitest';
import { createKeyedSemaphore } from './keyed-semaphore';

/** A task that counts how many of its kind run at once. */
function createTask() {
  const state = { running: 0, most: 0 };
  const task = async () => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    state.running -= 1;
  };
  return { state, task };
}

test('keyed semaphore runs as many tasks of a key at once as it has permits, and other keys beside them', async () => {
  const runWithPermit = createKeyedSemaphore(2, { waiting: 10 });
  const [one, both] = [createTask(), createTask()];
  const runBoth = () => both.task();
  const runs = Array.from({ length: 6 }, () => [
    runWithPermit('a', () => Promise.all([one.task(), runBoth()])),
    runWithPermit('b', runBoth),
  ]);
  await Promise.all(runs.flat());
  expect(one.state.most).toBe(2);
  expect(both.state.most).toBe(4);
});

test('keyed semaphore rejects a task with 503 when the queue of its key is full', async () => {
  const runWithPermit = createKeyedSemaphore(1, { waiting: 1 });
  const { task } = createTask();
  const runs = ['a', 'a', 'a', 'b'].map((key) => runWithPermit(key, task));
  const results = await Promise.allSettled(runs);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  await expect(runs[2]).rejects.toMatchObject({ status: 503 });
});
