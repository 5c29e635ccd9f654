import { expect, test, vi } from 'vitest';
import { createTurns } from './turns';

/** A task that ends when the test says so. */
function heldTask() {
  let end: () => void = () => undefined;
  const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  return { run, end: () => end() };
}

const overload = { status: 503, headers: { 'retry-after': '1' } };
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a task that finds the queue full is refused with 503 and Retry-After', async () => {
  const takeTurn = createTurns(1, { waiting: 1 });
  const [first, second, third] = [heldTask(), heldTask(), heldTask()];
  const running = takeTurn(first.run);
  const waiting = takeTurn(second.run);
  await expect(takeTurn(third.run)).rejects.toMatchObject(overload);
  first.end();
  await running;
  await settle();
  second.end();
  await waiting;
  expect(third.run).not.toHaveBeenCalled();
  await expect(takeTurn(() => Promise.resolve('again'))).resolves.toBe('again');
});

test('a waiting task whose client hung up leaves the queue and is never begun', async () => {
  const takeTurn = createTurns(1, { waiting: 1 });
  const [first, dropped, next] = [heldTask(), heldTask(), heldTask()];
  const running = takeTurn(first.run);
  const client = new AbortController();
  const gone = takeTurn(dropped.run, { signal: client.signal });
  client.abort();
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
  // The place in the queue is free again while the first task still runs.
  const waiting = takeTurn(next.run);
  first.end();
  await running;
  await settle();
  next.end();
  await waiting;
  expect(dropped.run).not.toHaveBeenCalled();
  expect(next.run).toHaveBeenCalledOnce();
});

test('one client never fills the queue for the others', async () => {
  const takeTurn = createTurns(1, { waiting: 10, perClient: 2 });
  const held = heldTask();
  const running = takeTurn(held.run, { client: 'a' });
  const waiting = takeTurn(() => Promise.resolve('a'), { client: 'a' });
  await expect(takeTurn(() => Promise.resolve('a'), { client: 'a' })).rejects.toMatchObject(
    overload,
  );
  const other = takeTurn(() => Promise.resolve('b'), { client: 'b' });
  held.end();
  await running;
  expect(await Promise.all([waiting, other])).toEqual(['a', 'b']);
  expect(await takeTurn(() => Promise.resolve('a'), { client: 'a' })).toBe('a');
});

test('a failing task gives its place to the next', async () => {
  const takeTurn = createTurns(1);
  const failing = takeTurn(() => Promise.reject(new Error('broken')));
  const next = takeTurn(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});
