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

test('exit tasks run one after another in reverse order, then the process exits with 0', async () => {
  const { codes, target, signal } = fakeProcess();
  const order: string[] = [];
  const stopper = stopOnSignal(target);
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('database')));
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('server')));
  signal('SIGTERM');
  await expect.poll(() => codes).toEqual([0]);
  expect(order).toEqual(['server', 'database']);
});

test('second signal does not run the exit tasks again', async () => {
  const { codes, target, signal } = fakeProcess();
  let runs = 0;
  stopOnSignal(target).beforeExit(async () => void (await Promise.resolve(), (runs += 1)));
  signal('SIGINT');
  signal('SIGINT');
  await expect.poll(() => codes).toEqual([0]);
  expect(runs).toBe(1);
});

test('failing exit task prevents neither the other tasks nor the exit', async () => {
  const { codes, target } = fakeProcess();
  const order: string[] = [];
  const stopper = stopOnSignal(target);
  stopper.beforeExit(async () => void (await Promise.resolve(), order.push('database')));
  stopper.beforeExit(() => Promise.reject(new Error('broken')));
  await stopper.stop(1);
  expect(order).toEqual(['database']);
  expect(codes).toEqual([1]);
});
