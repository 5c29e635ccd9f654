import { existsSync, readFileSync } from 'node:fs';
import { mustRun, npm } from './run.mjs';
import { root } from './paths.mjs';
import { runStep } from './run-step.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether the installed packages match the lock file. npm records them in `node_modules/.package-lock.json`;
 * optional packages for other platforms may be missing.
 * @param {Record<string, Locked>} wanted
 * @param {Record<string, Locked>} installed
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, { version, link, optional, devOptional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = installed[path];
    return found ? found.version === version : Boolean(optional || devOptional);
  });
}

/** Installs the locked dependencies where they are missing or changed. */
export async function ensureInstalled() {
  const record = `${root}node_modules/.package-lock.json`;
  const wanted = lockedPackages(`${root}package-lock.json`);
  if (existsSync(record) && isInstalled(wanted, lockedPackages(record))) return;
  await runStep('安装依赖 · Installing the locked dependencies', () =>
    mustRun(npm(['ci', '--include=dev', '--no-audit', '--no-fund'])),
  );
}
