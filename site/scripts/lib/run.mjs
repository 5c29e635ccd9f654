import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * Runs a command in the repository and gives its exit code and what it printed.
 * @param {string[]} command program and arguments
 * @param {{ env?: Record<string, string>, inherit?: boolean }} [options] `inherit` prints at once instead
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run([program = '', ...args], { env = {}, inherit = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command that must succeed.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
export async function mustRun(command, env) {
  const { code, output } = await run(command, { env });
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
