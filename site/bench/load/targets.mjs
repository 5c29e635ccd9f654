import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { emptyDataFolder } from '../../scripts/lib/deployment/data-folder.mjs';
import { startDeployment } from '../../scripts/lib/deployment/deployment.mjs';
import { importPack, startService } from '../../scripts/lib/deployment/service.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * A museum to measure.
 * @typedef {object} Target
 * @property {string} name
 * @property {string} origin
 * @property {import('../../scripts/lib/deployment/service.mjs').ServiceProcess[]} services
 * @property {() => Set<string>} readReports ids of the reports in the database
 * @property {(folder: string) => void} importPack imports a content pack while the services run
 * @property {() => Promise<void>} stop
 */

/** Bytes of each process of a museum. @param {Target} target */
export const readMemory = ({ services }) => services.map(({ residentBytes }) => residentBytes());

/**
 * Starts a museum with the demo content on one kind of database.
 * @param {'embedded' | 'server'} database
 */
export const startTarget = (database) => (database === 'server' ? startServer() : startEmbedded());

/** @returns {Promise<Target>} one process on the embedded database */
async function startEmbedded() {
  const env = { DATA_DIR: emptyDataFolder(), DATABASE_URL: '', LOG_LEVEL: 'error' };
  importPack(`${root}site/content`, env);
  const service = await startService(env, profileFlags());
  return {
    name: 'PGlite, one process',
    origin: service.origin,
    services: [service],
    readReports: () => readReports(env),
    importPack: (folder) => importPack(folder, env),
    stop: service.stop,
  };
}

/** @returns {Promise<Target>} two processes behind nginx, PostgreSQL through pgbouncer */
async function startServer() {
  const { nginx, services, databaseUrl, env, stop } = await startDeployment();
  return {
    name: 'PostgreSQL, two processes behind nginx',
    origin: nginx.origin,
    services,
    readReports: () => readReports({ DATABASE_URL: databaseUrl }),
    importPack: (folder) => importPack(folder, env),
    stop,
  };
}

/** `LOAD_PROFILE=FOLDER` writes a CPU profile of the service. */
const profileFlags = () =>
  process.env.LOAD_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.LOAD_PROFILE}`] : [];

/**
 * Reads the stored reports from a backup, which any database can write.
 * @param {Record<string, string>} env
 */
function readReports(env) {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-load-backup-'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [`${root}site/dist/server/run.js`, 'backup', join(folder, 'backup')],
    { env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The backup failed: ${stderr}`);
  const file = join(folder, 'backup', 'tables', 'lost_found_reports.copy.gz');
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  rmSync(folder, { recursive: true, force: true });
  // The id is a UUID; its column may move in a later version.
  return new Set(
    lines.flatMap((line) => line.match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []),
  );
}
