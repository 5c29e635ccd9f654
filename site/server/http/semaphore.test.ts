import { expect, test, vi } from 'vitest';
import { createSemaphore } from './semaphore';

/** A task that the test resolves by `end`. */
function heldTask() {
  let end: () => void = () => undefined;
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { run, end: () => end() };
}

const overload = { status: 503, headers: { 'retry-after': '1' } };
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('semaphore rejects a task with 503 and Retry-After when the queue is full', async () => {
  const runWithPermit = createSemaphore(1, { waiting: 1 });
  const [first, second, third] = [heldTask(), heldTask(), heldTask()];
  const running = runWithPermit(first.run);
  const waiting = runWithPermit(second.run);
  await expect(runWithPermit(third.run)).rejects.toMatchObject(overload);
  first.end();
  await running;
  await settle();
  second.end();
  await waiting;
  expect(third.run).not.toHaveBeenCalled();
  await expect(runWithPermit(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('semaphore removes a queued task when its signal is aborted and never starts it', async () => {
  const runWithPermit = createSemaphore(1, { waiting: 1 });
  const [first, dropped, next] = [heldTask(), heldTask(), heldTask()];
  const running = runWithPermit(first.run);
  const client = new AbortController();
  const dropping = runWithPermit(dropped.run, { signal: client.signal });
  client.abort();
  await expect(dropping).rejects.toMatchObject({ name: 'AbortError' });
  // The queue has room again while the first task still runs.
  const waiting = runWithPermit(next.run);
  first.end();
  await running;
  await settle();
  next.end();
  await waiting;
  expect(dropped.run).not.toHaveBeenCalled();
  expect(next.run).toHaveBeenCalledOnce();
});

test('semaphore limits the tasks of one client and accepts those of other clients', async () => {
  const runWithPermit = createSemaphore(1, { waiting: 10, perClient: 2 });
  const held = heldTask();
  const running = runWithPermit(held.run, { client: 'a' });
  const waiting = runWithPermit(() => Promise.resolve('a'), { client: 'a' });
  await expect(runWithPermit(() => Promise.resolve('a'), { client: 'a' })).rejects.toMatchObject(
    overload,
  );
  const other = runWithPermit(() => Promise.resolve('b'), { client: 'b' });
  held.end();
  await running;
  expect(await Promise.all([waiting, other])).toEqual(['a', 'b']);
  expect(await runWithPermit(() => Promise.resolve('a'), { client: 'a' })).toBe('a');
});

test('semaphore starts the next task after a task has failed', async () => {
  const runWithPermit = createSemaphore(1);
  const failing = runWithPermit(() => Promise.reject(new Error('broken')));
  const next = runWithPermit(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

test('semaphore keeps the permit of a running task whose signal is aborted until the task ends', async () => {
  const runWithPermit = createSemaphore(1);
  const [first, next] = [heldTask(), heldTask()];
  const client = new AbortController();
  const running = runWithPermit(first.run, { signal: client.signal });
  const waiting = runWithPermit(next.run);
  client.abort();
  await settle();
  expect(next.run).not.toHaveBeenCalled();
  first.end();
  await running;
  await settle();
  next.end();
  await waiting;
  expect(next.run).toHaveBeenCalledOnce();
});

test('semaphore starts a task synchronously when a permit is free', () => {
  const task = heldTask();
  void createSemaphore(1)(task.run);
  expect(task.run).toHaveBeenCalledOnce();
});

test('semaphore rejects a task whose signal is aborted before it is queued', async () => {
  const task = heldTask();
  const run = createSemaphore(1)(task.run, { signal: AbortSignal.abort() });
  await expect(run).rejects.toMatchObject({ name: 'AbortError' });
  expect(task.run).not.toHaveBeenCalled();
});
