import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';

const versions = '/usr/lib/postgresql';
const startTimeoutMs = 60_000;
const haltTimeoutMs = 30_000;

/** Folder of the newest PostgreSQL binaries of Debian, which are not on the `PATH`. */
function findPrograms() {
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0];
  const folder = newest && join(versions, newest, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** Installs the Debian package where the process may. */
function installPrograms() {
  const found = findPrograms();
  if (found) return found;
  installPackages(['postgresql']);
  const installed = findPrograms();
  if (installed) return installed;
  throw new Error(
    'PostgreSQL is missing: install Debian’s package postgresql, version 15 or newer.',
  );
}

/** PostgreSQL does not run as root; the Debian package creates the user `postgres`. */
export function databaseUser() {
  if (process.getuid?.() !== 0) return {};
  const readId = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: readId('-u'), gid: readId('-g') };
}

/** @param {import('node:child_process').ChildProcess} child */
const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {string} version
 * @property {(signal: 'SIGINT' | 'SIGQUIT') => Promise<void>} halt stops the server: SIGINT is a fast shutdown, SIGQUIT an immediate one
 * @property {() => Promise<void>} start restarts it on the same port after `halt`
 * @property {() => Promise<void>} stop stops it and removes its folder
 */

/**
 * A real PostgreSQL in a temporary folder on a free port of this machine.
 * @param {string} [programs] folder of `initdb` and `postgres`; default: those of the Debian package
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(programs = installPrograms()) {
  const user = databaseUser();
  const folder = mkdtempSync(join(tmpdir(), 'yunze-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'museum', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  const made = spawnSync(join(programs, 'initdb'), init, {
    ...user,
    encoding: 'utf8',
    cwd: folder,
    timeout: startTimeoutMs,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let log = '';
  const start = async () => {
    log = '';
    const started = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = started;
    started.stderr.on('data', (/** @type {Buffer} */ chunk) => (log += chunk.toString()));
    const end = Date.now() + startTimeoutMs;
    while (!log.includes('ready to accept connections')) {
      if (hasEnded(started) || Date.now() > end) {
        started.kill('SIGKILL');
        throw new Error(`PostgreSQL did not start: ${log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const halt = async (/** @type {'SIGINT' | 'SIGQUIT'} */ signal) => {
    const halted = server;
    if (!halted || hasEnded(halted)) return;
    const ended = new Promise((resolve) => halted.on('close', resolve));
    halted.kill(signal);
    const late = setTimeout(() => halted.kill('SIGKILL'), haltTimeoutMs);
    await ended;
    clearTimeout(late);
  };
  const stop = async () => {
    await halt('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  const version = /starting (PostgreSQL [\d.]+)/.exec(log)?.[1] ?? 'PostgreSQL';
  return { url: `postgres://museum@127.0.0.1:${port}/postgres`, version, halt, start, stop };
}
