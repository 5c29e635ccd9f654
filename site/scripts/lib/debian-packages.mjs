import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const timeout = 600_000;

/**
 * Installs packages of Debian where the process may: as root, with apt.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`安装 · Installing ${names.join(', ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env, timeout });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    timeout,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * The first of the paths of a program that exists, after the installation of its package where none does.
 * @param {string[]} paths
 * @param {string} name name of the package
 */
export function requireProgram(paths, name) {
  if (!paths.some(existsSync)) installPackages([name]);
  const found = paths.find(existsSync);
  if (found) return found;
  throw new Error(`${name} is missing: install Debian’s package ${name}.`);
}
