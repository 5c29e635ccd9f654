import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ErasedCounts } from '../privacy/erase-expired';
import { startRetentionSchedule } from './retention-schedule';

const minute = 60_000;
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T22:00:00+08:00') }));
afterEach(() => vi.useRealTimers());

const none: ErasedCounts = { bookings: 0, reports: 0, applications: 0, ratings: 0 };

function start(erase: (now: Date) => Promise<ErasedCounts>) {
  const log = { info: vi.fn(), error: vi.fn() };
  onTestFinished(startRetentionSchedule({ erase, log }).stop);
  return log;
}

test('data are erased at the start and then once a day after four in the morning', async () => {
  const erase = vi.fn(() => Promise.resolve(none));
  start(erase);
  await vi.advanceTimersByTimeAsync(359 * minute);
  expect(erase).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(erase).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(23 * 60 * minute);
  expect(erase).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(61 * minute);
  expect(erase).toHaveBeenCalledTimes(3);
});

test('log has numbers only, and nothing when nothing was due', async () => {
  const counts = { bookings: 2, reports: 0, applications: 1, ratings: 0 };
  const erase = vi.fn().mockResolvedValueOnce(counts).mockResolvedValue(none);
  const log = start(erase);
  await vi.advanceTimersByTimeAsync(24 * 60 * minute);
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    'Personal data erased: 2 bookings, 0 reports, 1 applications, 0 ratings',
  );
});

test('failed erasure is logged and tried again after an hour', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const erase = vi.fn(() => Promise.reject(full));
  const log = start(erase);
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'Personal data not erased, next attempt in an hour: The disk is full.',
  );
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(erase).toHaveBeenCalledTimes(2);
});
