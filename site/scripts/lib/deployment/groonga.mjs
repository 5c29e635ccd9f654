import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireProgram } from '../debian-packages.mjs';
import { freePort } from '../free-port.mjs';
import { root } from '../paths.mjs';
import { stopProcess, waitUntil } from './processes.mjs';

/**
 * @typedef {object} Groonga
 * @property {string} url
 * @property {() => Promise<void>} halt ends the server; its database stays
 * @property {() => Promise<void>} start starts it again after `halt`
 * @property {() => Promise<void>} stop
 */

/**
 * Starts Groonga with the command of `deploy/systemd/yunze-search.service`.
 * @param {string} folder empty folder for its files
 * @returns {Promise<Groonga>}
 */
export async function startGroonga(folder) {
  const program = requireProgram(['/usr/bin/groonga'], 'groonga-bin');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const unit = readFileSync(`${root}deploy/systemd/yunze-search.service`, 'utf8');
  const command = /^ExecStart=\/usr\/bin\/groonga (.+)$/m.exec(unit)?.[1];
  if (!command) throw new Error('yunze-search.service starts no groonga');
  const args = command
    .replace('--port 10041', `--port ${port}`)
    .replaceAll('/var/lib/yunze-search', folder)
    .split(' ');
  spawnSync(program, ['-n', join(folder, 'database'), 'quit']);
  const launch = async () => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    await waitUntil('Groonga', async () => (await fetch(`${url}/d/status`)).ok);
    return child;
  };
  let running = await launch();
  const halt = () => stopProcess(running, 'SIGTERM');
  const start = async () => {
    running = await launch();
  };
  return { url, halt, start, stop: halt };
}
