import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { lockFolder } from './folder-lock';

function spawnIdleProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function readStartTime(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

test('a folder is locked by one holder and free again after unlocking', () => {
  const folder = temporaryFolder('lock');
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockFolder(folder)();
});

test('the error for a folder locked by a running process names the process and the remedy', () => {
  const folder = temporaryFolder('lock');
  const { pid = 0 } = spawnIdleProcess();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: readStartTime(pid) }));
  expect(() => lockFolder(folder)).toThrow(
    `stop the running server (process ${pid}) first, or set DATA_DIR to another folder`,
  );
});

test('the lock of a killed process is taken over', async () => {
  const folder = temporaryFolder('lock');
  const child = spawnIdleProcess();
  const { pid = 0 } = child;
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: readStartTime(pid) }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('a lock whose process id was reused by another program is taken over', () => {
  const folder = temporaryFolder('lock');
  const { pid = 0 } = spawnIdleProcess();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1' }));
  lockFolder(folder)();
});

test.each(['', 'nonsense', '{}', '{"pid":"x"}'])(
  'a lock file with the content %j is taken over',
  (text) => {
    const folder = temporaryFolder('lock');
    writeFileSync(join(folder, 'lock'), text);
    lockFolder(folder)();
  },
);

test('unlocking leaves the lock of another holder in place', () => {
  const folder = temporaryFolder('lock');
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), 'somebody else');
  unlock();
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('somebody else');
});
