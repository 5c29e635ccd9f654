import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DailyBackup } from '../backup/daily-backup';
import { temporaryFolder } from '../testing/temporary-folder';
import { isBackupDue, startBackupSchedule } from './backup-schedule';

function folderWith(...days: string[]): string {
  const folder = temporaryFolder('schedule');
  for (const day of days) addBackup(folder, day);
  return folder;
}

function addBackup(folder: string, day: string): void {
  mkdirSync(join(folder, day));
  writeFileSync(join(folder, day, 'backup.json'), '{}');
}

test.each([
  ['no backup yet', [], '2026-11-23T00:10:00+08:00', true],
  [
    'yesterday’s backup before three in the morning',
    ['2026-11-22'],
    '2026-11-23T02:59:00+08:00',
    false,
  ],
  ['yesterday’s backup at three in the morning', ['2026-11-22'], '2026-11-23T03:00:00+08:00', true],
  ['today’s backup', ['2026-11-22', '2026-11-23'], '2026-11-23T23:59:00+08:00', false],
  ['a backup of two days ago at midnight', ['2026-11-21'], '2026-11-23T00:00:00+08:00', true],
])('with %s, a backup is due: %j at %s → %s', (_, days, now, isDue) => {
  expect(isBackupDue(folderWith(...days), new Date(now))).toBe(isDue);
});

const minute = 60_000;
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T01:00:00+08:00') }));
afterEach(() => vi.useRealTimers());

function startSchedule(backupDir: string, write: (now: Date) => Promise<DailyBackup | undefined>) {
  const log = { info: vi.fn(), error: vi.fn() };
  const { stop } = startBackupSchedule({ backupDir, write, log });
  onTestFinished(stop);
  return log;
}

const written = {
  folder: '/backups/2026-11-23',
  manifest: { tables: { tags: { rows: 3 } } },
  removed: ['2026-11-01'],
} as unknown as DailyBackup;

test('running service writes one backup after three in the morning and logs it', async () => {
  const backupDir = folderWith('2026-11-22');
  const write = vi.fn(() => {
    addBackup(backupDir, '2026-11-23');
    return Promise.resolve(written);
  });
  const log = startSchedule(backupDir, write);
  await vi.advanceTimersByTimeAsync(119 * minute);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(180 * minute);
  expect(write).toHaveBeenCalledOnce();
  expect(log.info).toHaveBeenCalledExactlyOnceWith(
    'Backup written: /backups/2026-11-23, 3 rows; removed 2026-11-01',
  );
});

test('failed backup is logged and tried again after an hour', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const write = vi.fn(() => Promise.reject(full));
  const log = startSchedule(folderWith(), write);
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(write).toHaveBeenCalledOnce();
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    'Backup failed, next attempt in an hour: The disk is full.',
  );
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(write).toHaveBeenCalledTimes(2);
});

test('a backup that takes hours is not begun twice', async () => {
  const write = vi.fn(() => new Promise<DailyBackup>(() => undefined));
  startSchedule(folderWith(), write);
  await vi.advanceTimersByTimeAsync(300 * minute);
  expect(write).toHaveBeenCalledOnce();
});

test('backup that another process writes is neither an error nor a backup of this one', async () => {
  const write = vi.fn(() => Promise.resolve(undefined));
  const log = startSchedule(folderWith(), write);
  await vi.advanceTimersByTimeAsync(6 * minute);
  expect(write).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.info).not.toHaveBeenCalled();
});
