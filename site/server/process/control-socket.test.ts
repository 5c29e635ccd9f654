import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { BackupError } from '../backup/manifest';
import { temporaryFolder } from '../testing/temporary-folder';
import type { ControlRequest } from './control-commands';
import { listenForCommands, sendCommand } from './control-socket';

const request: ControlRequest = { command: 'backup', folder: '/backups/monday' };

async function listen(run: (request: ControlRequest) => Promise<unknown>) {
  const dataDir = temporaryFolder('control');
  const { close } = await listenForCommands(dataDir, run);
  onTestFinished(close);
  return { dataDir, close };
}

test('command reaches the running service, and its result the sender', async () => {
  const run = vi.fn(() => Promise.resolve({ rows: 3 }));
  const { dataDir } = await listen(run);
  expect(await sendCommand(dataDir, request)).toEqual({ result: { rows: 3 } });
  expect(run).toHaveBeenCalledExactlyOnceWith(request, expect.any(Function));
});

test('command that fails in the service rejects with the sentence for the operator', async () => {
  const { dataDir } = await listen(() => Promise.reject(new BackupError('/b is not empty.')));
  await expect(sendCommand(dataDir, request)).rejects.toThrow('/b is not empty.');
});

test('without a running service no command is sent', async () => {
  const { dataDir, close } = await listen(() => Promise.resolve());
  await close();
  expect(await sendCommand(dataDir, request)).toBeUndefined();
  writeFileSync(join(dataDir, 'control'), join(dataDir, 'of-a-killed-service'));
  expect(await sendCommand(dataDir, request)).toBeUndefined();
});

describe.runIf(process.platform !== 'win32')('folder of the socket', () => {
  const startAfter = async (left: string) => {
    const dataDir = temporaryFolder('control');
    writeFileSync(left, '');
    writeFileSync(join(dataDir, 'control'), left);
    const { close } = await listenForCommands(dataDir, () => Promise.resolve());
    onTestFinished(close);
  };

  test('that a killed service left is removed by the next start', async () => {
    const left = join(mkdtempSync(join(tmpdir(), 'yunze-control-')), 'socket');
    await startAfter(left);
    expect(existsSync(dirname(left))).toBe(false);
  });

  test('is left where the file names a folder of somebody else', async () => {
    const elsewhere = join(temporaryFolder('elsewhere'), 'yunze-control-1');
    mkdirSync(elsewhere);
    await startAfter(join(elsewhere, 'socket'));
    expect(existsSync(elsewhere)).toBe(true);
  });

  test('of a running service stays when a second one starts', async () => {
    const { dataDir } = await listen(() => Promise.resolve());
    const running = readFileSync(join(dataDir, 'control'), 'utf8');
    const second = await listenForCommands(dataDir, () => Promise.resolve());
    onTestFinished(second.close);
    expect(existsSync(running)).toBe(true);
  });
});

test.runIf(process.platform !== 'win32')('socket is open to its owner only', async () => {
  const { dataDir } = await listen(() => Promise.resolve());
  expect(statSync(readFileSync(join(dataDir, 'control'), 'utf8')).mode & 0o777).toBe(0o600);
});

test.each(['', 'no JSON', '{"command":"erase"}', '{"command":"backup","folder":"relative"}'])(
  'request %j is answered with an error and runs nothing',
  async (text) => {
    const run = vi.fn(() => Promise.resolve());
    const { dataDir } = await listen(run);
    const socket = createConnection(readFileSync(join(dataDir, 'control'), 'utf8'));
    socket.end(`${text}\n`);
    const response = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
    expect(JSON.parse(response)).toHaveProperty('error');
    expect(run).not.toHaveBeenCalled();
  },
);
