import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../site/scripts/lib/free-port.mjs';
import { root } from '../../site/scripts/lib/paths.mjs';
import { stopProcess } from '../../site/scripts/lib/deployment/processes.mjs';

/**
 * What a stranger has: the sources without their history, in a folder with a space and Chinese characters, and a home
 * without settings.
 * @typedef {object} Checkout
 * @property {string} folder
 * @property {(command: string, options?: RunOptions) => { code: number, output: string, seconds: number }} shell runs a command line there
 * @property {(options?: RunOptions & { command?: string }) => Promise<Started>} start `npm start`, or a command line that ends with it, on a free port, ready to serve
 * @property {() => void} remove
 */

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env]
 * @property {string} [node] folder with the programs of another version of Node
 * @property {string} [cwd] below the folder; default: the folder
 */

/** @typedef {{ origin: string, output: () => string, stop: () => Promise<void> }} Started */

/** Minutes of a start, which may install, build and import. */
const startMinutes = 10;

/** Settings of the network that the machine is in: a mirror of npm, the certificate of a proxy. */
const ofNetwork = Object.fromEntries(
  ['npm_config_registry', 'NODE_EXTRA_CA_CERTS'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

/** @returns {Checkout} */
export function createCheckout() {
  const temporary = mkdtempSync(join(tmpdir(), 'yunze-stranger-'));
  const folder = join(temporary, '云 泽', 'museum');
  const home = join(temporary, 'home');
  mkdirSync(folder, { recursive: true });
  mkdirSync(home);
  const archive = spawnSync('sh', ['-c', 'git archive HEAD | tar -x -C "$TARGET"'], {
    cwd: root,
    env: { ...process.env, TARGET: folder },
    encoding: 'utf8',
  });
  if (archive.status !== 0) throw new Error(`git archive: ${archive.stderr}`);
  /** @param {RunOptions} options */
  const environment = ({ env = {}, node = dirname(process.execPath) }) => ({
    HOME: home,
    LANG: 'C.UTF-8',
    PATH: `${node}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    ...ofNetwork,
    ...env,
  });
  return {
    folder,
    shell: (command, options = {}) => {
      const start = performance.now();
      const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
        cwd: join(folder, options.cwd ?? ''),
        env: environment(options),
        encoding: 'utf8',
        maxBuffer: 64 * 2 ** 20,
        timeout: 60 * 60_000,
      });
      const seconds = Math.round((performance.now() - start) / 1000);
      return { code: status ?? 1, output: `${stdout}${stderr}`, seconds };
    },
    start: async (options = {}) => {
      const port = await freePort();
      const { command = 'npm start' } = options;
      const child = spawn('sh', ['-c', command.replace('npm start', 'exec npm start')], {
        cwd: folder,
        env: { ...environment(options), PORT: String(port) },
        detached: true,
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => (output += chunk));
      }
      const origin = `http://127.0.0.1:${port}`;
      const stop = async () => {
        await stopProcess(child, 'SIGTERM');
      };
      try {
        const end = Date.now() + startMinutes * 60_000;
        while (child.exitCode === null && !output.includes(`${origin}/en/`)) {
          if (Date.now() > end) throw new Error(`${command} is not ready: ${output.slice(-300)}`);
          await sleep(200);
        }
        if (child.exitCode !== null) throw new Error(`${command}: ${output}`);
      } catch (error) {
        await stop();
        throw error;
      }
      return { origin, output: () => output, stop };
    },
    remove: () => rmSync(temporary, { recursive: true, force: true }),
  };
}
