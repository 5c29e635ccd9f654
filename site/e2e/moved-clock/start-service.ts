import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/free-port.mjs';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/open-database';
import { fixturePack, writePackFiles } from '../../server/testing/fixture-pack';
import { createServerDatabase } from '../../server/testing/server-database';
import type { ServiceSettings } from '../desk-account';

/** A service of one test, with the fixture museum. */
export interface MovableService {
  origin: string;
  settings: ServiceSettings;
  /** Moves the clock of the service to so many milliseconds after the system's. */
  moveClock: (offset: number) => Promise<void>;
  stop: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../server/db/migrations', import.meta.url));

interface ServiceContent {
  /** Categories below those of the fixture museum. */
  categories?: readonly object[];
  /** Adds rows to the database before the service opens it. */
  fill?: (db: Database) => Promise<void>;
}

/** Starts the built service on the kind of database of this run: PostgreSQL, or an embedded one. */
export async function startMovableService({
  categories = [],
  fill,
}: ServiceContent = {}): Promise<MovableService> {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-clock-'));
  const files = await fixturePack();
  const { 'categories.json': ownCategories } = files;
  const pack = writePackFiles(join(folder, 'pack'), {
    ...files,
    'categories.json': [...(ownCategories as object[]), ...categories],
  });
  const { E2E_DATABASE_URL: serverUrl } = process.env;
  const database = serverUrl ? await createServerDatabase(serverUrl) : undefined;
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: database?.url ?? '' };
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = fork(fileURLToPath(new URL('service.mjs', import.meta.url)), [pack], {
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1' },
      ...{ PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: settings.DATA_DIR },
      BACKUP_DIR: join(folder, 'backups'),
      ...(database && { DATABASE_URL: database.url }),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const moveClock = async (offset: number) => {
    const moved = once(child, 'message');
    child.send({ offset });
    await moved;
  };
  await Promise.race([once(child, 'message'), ended]);
  if (fill) {
    const { db, close } = await openDatabase({
      dataDir: settings.DATA_DIR,
      databaseUrl: settings.DATABASE_URL,
      migrationsFolder,
    });
    await fill(db);
    await close();
  }
  if (child.exitCode === null) await moveClock(0);
  while (!(await isReady(origin))) {
    if (child.exitCode === null) continue;
    await stop();
    throw new Error('The service with a clock of its own ended before it was ready.');
  }
  return {
    origin,
    settings,
    moveClock,
    stop,
  };
}

/** Whether the service answers and has its content; waits a moment where it does not. */
async function isReady(origin: string): Promise<boolean> {
  try {
    if ((await fetch(`${origin}/readyz`)).ok) return true;
  } catch {
    // It does not listen yet.
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  return false;
}
