import { spawn } from 'node:child_process';
import { chownSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { requireProgram } from '../debian-packages.mjs';
import { freePort } from '../free-port.mjs';
import { root } from '../paths.mjs';
import { databaseUser } from '../postgres.mjs';
import { stopProcess, waitUntil } from './processes.mjs';

/**
 * Starts pgbouncer with the configuration of `deploy/pgbouncer` before a PostgreSQL server that asks for no
 * password. Resolves to the address of the database through it.
 * @param {string} folder empty folder for its files
 * @param {string} serverUrl
 */
export async function startPgbouncer(folder, serverUrl) {
  const program = requireProgram(['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'], 'pgbouncer');
  const user = databaseUser();
  const port = await freePort();
  const { port: serverPort, username, pathname } = new URL(serverUrl);
  const config = [
    ['port=5432 dbname=museum', `port=${serverPort} dbname=${pathname.slice(1)}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['unix_socket_dir = /run/postgresql', 'unix_socket_dir ='],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
    ['/var/log/postgresql/pgbouncer.log', join(folder, 'pgbouncer.log')],
    ['/run/postgresql/pgbouncer.pid', join(folder, 'pgbouncer.pid')],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`pgbouncer.ini has no "${from}"`);
      return text.replace(from, to);
    },
    readFileSync(`${root}deploy/pgbouncer/pgbouncer.ini`, 'utf8'),
  );
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(path, config);
  writeFileSync(join(folder, 'userlist.txt'), `"${username}" ""\n`);
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const child = spawn(program, ['-q', path], { ...user, stdio: ['ignore', 'inherit', 'inherit'] });
  await waitUntil('pgbouncer', () => canConnect(port));
  return {
    url: `postgres://${username}@127.0.0.1:${port}/museum`,
    stop: () => stopProcess(child, 'SIGINT'),
  };
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(port) {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
