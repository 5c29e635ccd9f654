import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] beside the process's own
 * @property {string} [folder] where it runs, from the top folder
 * @property {number} [minutes] how long it may take before it is ended
 * @property {boolean} [inherit] prints at once instead of giving what it printed
 */

/**
 * Runs a command in the repository and gives its exit code and what it printed.
 * @param {string[]} command program and arguments
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  [program = '', ...args],
  { env = {}, folder = '', minutes, inherit = false } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root + folder,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      console.error(`${program} ${args.join(' ')}: ended after ${minutes} minutes (${signal})`);
      child.kill(signal);
    };
    // A program that is told to end puts away what it started; one that does not is killed.
    const timers = minutes
      ? [
          setTimeout(end, minutes * 60_000, 'SIGTERM'),
          setTimeout(end, (minutes + 1) * 60_000, 'SIGKILL'),
        ]
      : [];
    const settle = () => timers.forEach((timer) => clearTimeout(timer));
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    // What a killed program started may hold its output open for ever.
    child.on(inherit ? 'exit' : 'close', (code) => {
      settle();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command that must succeed.
 * @param {string[]} command
 * @param {Omit<RunOptions, 'inherit'>} [options]
 */
export async function mustRun(command, options) {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} (exit ${code})\n${output}`);
}

/**
 * npm's own command line, also where `npm` is not on the path under that name.
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/**
 * A program that an installed package brings.
 * @param {string} name
 * @param {string[]} args
 */
export function bin(name, args) {
  return [process.execPath, `${root}node_modules/.bin/${name}`, ...args];
}
