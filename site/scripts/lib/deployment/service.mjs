import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../free-port.mjs';
import { root } from '../paths.mjs';
import { stopProcess, waitUntil } from './processes.mjs';

const program = `${root}site/dist/server/run.js`;

/**
 * @typedef {object} ServiceProcess
 * @property {number} port
 * @property {string} origin
 * @property {number} startMs milliseconds from the start to the first answer of `/readyz`
 * @property {() => number} residentBytes memory of the process
 * @property {() => string} output
 * @property {() => Promise<void>} stop SIGTERM, as systemd
 * @property {() => Promise<void>} restart on the same port
 */

/**
 * Starts one process of the built service and waits until it is ready.
 * @param {Record<string, string>} env
 * @param {readonly string[]} [flags] of Node
 * @returns {Promise<ServiceProcess>}
 */
export async function startService(env, flags = []) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let output = '';
  const launch = async () => {
    const started = Date.now();
    const child = spawn(process.execPath, [...flags, program], {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-20_000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    await waitUntil(`The service (${output})`, async () => {
      if (child.exitCode !== null) throw new Error(output);
      return (await fetch(`${origin}/readyz`)).ok;
    });
    return { child, startMs: Date.now() - started };
  };
  let running = await launch();
  const stop = () => stopProcess(running.child, 'SIGTERM');
  return {
    port,
    origin,
    startMs: running.startMs,
    residentBytes: () => {
      const { pid, exitCode, signalCode } = running.child;
      const end = exitCode ?? signalCode;
      if (end !== null) throw new Error(`The service has ended with ${end}: ${output}`);
      return readResidentBytes(pid);
    },
    output: () => output,
    stop,
    restart: async () => {
      await stop();
      running = await launch();
    },
  };
}

/** @param {number | undefined} pid */
function readResidentBytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/**
 * Imports a content pack with the built importer.
 * @param {string} folder
 * @param {Record<string, string>} env
 */
export function importPack(folder, env) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'content:import', folder],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The import failed: ${stdout}${stderr}`);
}
