import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../postgres.mjs';
import { root } from '../paths.mjs';
import { emptyDataFolder } from './data-folder.mjs';
import { startGroonga } from './groonga.mjs';
import { startNginx } from './nginx.mjs';
import { startPgbouncer } from './pgbouncer.mjs';
import { importPack, startService } from './service.mjs';

/**
 * @typedef {object} Deployment
 * @property {import('./nginx.mjs').Nginx} nginx
 * @property {import('./service.mjs').ServiceProcess[]} services
 * @property {import('./groonga.mjs').Groonga} groonga
 * @property {string} databaseUrl address of PostgreSQL itself
 * @property {Record<string, string>} env settings of the services
 * @property {() => Promise<void>} stop
 */

/**
 * The deployment of `deploy/` on this machine: two processes behind nginx, PostgreSQL through pgbouncer, the
 * search in Groonga, the demo museum as content.
 * @returns {Promise<Deployment>}
 */
export async function startDeployment() {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-deployment-'));
  // PostgreSQL and pgbouncer run as another user.
  chmodSync(folder, 0o755);
  /** @type {(() => unknown)[]} */
  const ends = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const postgres = await startPostgres();
    ends.push(postgres.stop);
    const folderOf = (/** @type {string} */ name) => {
      const path = join(folder, name);
      mkdirSync(path);
      return path;
    };
    const pgbouncer = await startPgbouncer(folderOf('pgbouncer'), postgres.url);
    ends.push(pgbouncer.stop);
    const groonga = await startGroonga(folderOf('groonga'));
    ends.push(groonga.stop);
    const env = {
      SEARCH_URL: groonga.url,
      DATABASE_URL: pgbouncer.url,
      DATA_DIR: emptyDataFolder(),
      PUBLIC_ORIGIN: 'https://museum.example',
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'info',
    };
    importPack(`${root}site/content`, env);
    const services = await Promise.all([startService(env), startService(env)]);
    ends.push(() => Promise.all(services.map((service) => service.stop())));
    const nginx = await startNginx(
      folderOf('nginx'),
      services.map(({ port }) => port),
    );
    ends.push(nginx.stop);
    return { nginx, services, groonga, databaseUrl: postgres.url, env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
