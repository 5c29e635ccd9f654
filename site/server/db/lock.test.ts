import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { lockFolder } from './lock';

/** A process that does nothing until it is killed. */
function idleProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

test('a folder has one holder, and is free again after the undo', () => {
  const folder = temporaryFolder('lock');
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
  lockFolder(folder)();
});

test('a living process is named with what to do about it', () => {
  const folder = temporaryFolder('lock');
  const { pid = 0 } = idleProcess();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: startOf(pid) }));
  expect(() => lockFolder(folder)).toThrow(
    `stop the running server (process ${pid}) first, or set DATA_DIR to another folder`,
  );
});

test('the lock of a process that was killed is taken over', async () => {
  const folder = temporaryFolder('lock');
  const child = idleProcess();
  const { pid = 0 } = child;
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: startOf(pid) }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder)();
});

test('a process number that was given to another program since does not hold the lock', () => {
  const folder = temporaryFolder('lock');
  const { pid = 0 } = idleProcess();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1' }));
  lockFolder(folder)();
});

test.each(['', 'nonsense', '{}', '{"pid":"x"}'])('a lock that says %j is taken over', (text) => {
  const folder = temporaryFolder('lock');
  writeFileSync(join(folder, 'lock'), text);
  lockFolder(folder)();
});

test('the undo leaves the lock of another holder alone', () => {
  const folder = temporaryFolder('lock');
  const unlock = lockFolder(folder);
  writeFileSync(join(folder, 'lock'), 'somebody else');
  unlock();
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe('somebody else');
});
