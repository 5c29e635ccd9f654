import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] added to the environment of this process
 * @property {string} [folder] working directory, relative to the repository
 * @property {number} [minutes] time-out; default none
 * @property {boolean} [inherit] inherits stdio instead of collecting the output
 */

/**
 * Runs a command in the repository; resolves with its exit code and output.
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
    // SIGTERM lets a program stop its children; SIGKILL follows a minute later.
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
    // Children of a killed program may keep its inherited output open, so that `close` never fires.
    child.on(inherit ? 'exit' : 'close', (code) => {
      settle();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * Runs a command; rejects with its output where it fails.
 * @param {string[]} command
 * @param {Omit<RunOptions, 'inherit'>} [options]
 */
export async function mustRun(command, options) {
  const { code, output } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} (exit ${code})\n${output}`);
}

/**
 * Command line of npm, also where `npm` is not on the `PATH`.
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  return cli ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/**
 * Command line of a binary of an installed package.
 * @param {string} name
 * @param {string[]} args
 */
export function bin(name, args) {
  return [process.execPath, `${root}node_modules/.bin/${name}`, ...args];
}
