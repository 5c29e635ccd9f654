import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { stopOnSignal } from './stop-on-signal';

function fakeProcess() {
  const emitter = new EventEmitter();
  const codes: number[] = [];
  const target = {
    on: (signal: string, listener: () => void) => emitter.on(signal, listener),
    exit: (code: number) => void codes.push(code),
  };
  return { codes, target, signal: (name: string) => emitter.emit(name) };
}

test('the tasks run last first, each finished before the next, and then the process ends with 0', async () => {
  const { codes, target, signal } = fakeProcess();
  const order: string[] = [];
  const stopper = stopOnSignal(target);
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('database')));
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('server')));
  signal('SIGTERM');
  await expect.poll(() => codes).toEqual([0]);
  expect(order).toEqual(['server', 'database']);
});

test('a second signal changes nothing', async () => {
  const { codes, target, signal } = fakeProcess();
  let runs = 0;
  stopOnSignal(target).beforeExit(async () => void (await Promise.resolve(), (runs += 1)));
  signal('SIGINT');
  signal('SIGINT');
  await expect.poll(() => codes).toEqual([0]);
  expect(runs).toBe(1);
});

test('a task that fails keeps neither the others nor the end', async () => {
  const { codes, target } = fakeProcess();
  const order: string[] = [];
  const stopper = stopOnSignal(target);
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('database')));
  stopper.beforeExit(() => Promise.reject(new Error('broken')));
  await stopper.stop(1);
  expect(order).toEqual(['database']);
  expect(codes).toEqual([1]);
});
