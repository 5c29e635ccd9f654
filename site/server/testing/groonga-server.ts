import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stopProcess, waitUntil } from '../../scripts/lib/deployment/processes.mjs';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { makeTemporaryFolder, removeFolder } from './temporary-folder';

/** Whether Groonga is installed (Debian: groonga-bin). */
export const hasGroonga = spawnSync('groonga', ['--version']).status === 0;

/** A real Groonga server on a free port of this machine, with an empty database in a temporary folder. */
export interface GroongaServer {
  url: string;
  folder: string;
  pid: number;
  /** Ends the process; the database stays. */
  halt: () => Promise<void>;
  /** Starts it again on the same port after `halt`. */
  start: () => Promise<void>;
  /** Removes the database after `halt`. */
  clear: () => void;
  /** Ends the process and removes its database. */
  stop: () => Promise<void>;
}

export async function startGroonga(): Promise<GroongaServer> {
  const folder = makeTemporaryFolder('groonga');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    child = runGroonga(folder, port);
    server.pid = child.pid ?? 0;
    await waitUntil('Groonga', async () => (await fetch(`${url}/d/status`)).ok);
  };
  const halt = async () => {
    if (child) await stopProcess(child, 'SIGTERM');
  };
  const stop = async () => {
    await halt();
    removeFolder(folder);
  };
  const clear = () => {
    removeFolder(folder);
    mkdirSync(folder);
  };
  const server: GroongaServer = { url, folder, pid: 0, halt, start, clear, stop };
  // A test that fails before it stops the server must not leave it running.
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return server;
}

function runGroonga(folder: string, port: number): ChildProcess {
  const path = join(folder, 'database');
  const address = ['--protocol', 'http', '--bind-address', '127.0.0.1', '--port', String(port)];
  const options = [...address, '--log-path', join(folder, 'log'), '-s'];
  const database = existsSync(path) ? [path] : ['-n', path];
  return spawn('groonga', [...options, ...database], { stdio: 'ignore' });
}
