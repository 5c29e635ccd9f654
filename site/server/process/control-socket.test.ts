import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
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
