import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { withEmbeddedTransaction } from '../db/copy/embedded-transaction';
import type { Database, OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { migrateAndSeed } from '../db/migrate';
import * as schema from '../db/schema';
import { lendDatabase } from './reusable-database';
import { createServerDatabase, ensureTemplateDatabase } from './server-database';

export const migrationsFolder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Fixture content of a database and data folder, prepared once per test run. */
export interface TestContent {
  name: string;
  fill: (db: Database, dataDir: string) => Promise<void>;
}

const sitesOnly: TestContent = { name: 'sites', fill: () => Promise.resolve() };

/**
 * Opens a new migrated database, in memory or on the server of `TEST_DATABASE_URL`. The media files of
 * `content` are copied to `dataDir`.
 */
export async function openTestDatabase(
  content: TestContent = sitesOnly,
  dataDir?: string,
): Promise<OpenDatabase> {
  const { TEST_DATABASE_URL: serverUrl } = process.env;
  const runFolder = inject('runFolder');
  const prepared = join(runFolder, content.name);
  const opened = serverUrl
    ? await openOnServer(serverUrl, content, prepared)
    : await openInMemory(content, prepared);
  if (dataDir !== undefined) cpSync(join(prepared, 'data'), dataDir, { recursive: true });
  return opened;
}

/** A copy of the content's template database, dropped on close. */
async function openOnServer(
  serverUrl: string,
  { name, fill }: TestContent,
  prepared: string,
): Promise<OpenDatabase> {
  const template = `${basename(join(prepared, '..'))}-${name}`;
  await ensureTemplateDatabase(serverUrl, template, async (url) => {
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: url, migrationsFolder });
    const dataDir = join(prepared, 'data');
    mkdirSync(dataDir, { recursive: true });
    try {
      await fill(db, dataDir);
    } finally {
      await close();
    }
  });
  const { url, drop } = await createServerDatabase(serverUrl, template);
  const opened = await openDatabase({ dataDir: '', databaseUrl: url, migrationsFolder });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

/** A database from a snapshot of the content. */
async function openInMemory(content: TestContent, prepared: string): Promise<OpenDatabase> {
  const isEmpty = content === sitesOnly;
  const snapshot = isEmpty ? emptySnapshot() : join(prepared, 'database.tar');
  if (!existsSync(snapshot)) {
    if (isEmpty) await prepareEmpty(snapshot);
    else await prepareContent(content, prepared);
  }
  const { client, close } = await lendDatabase(snapshot, () => load(snapshot));
  const db = drizzle({ client, schema });
  return {
    db,
    withExclusiveLock: (task) => task(db),
    withSnapshot: (task) => withEmbeddedTransaction(client, task),
    readConnectionUse: () => ({ open: 1, idle: 1, waiting: 0 }),
    close,
  };
}

const load = (snapshot: string) =>
  PGlite.create({ loadDataDir: new Blob([readFileSync(snapshot)]) });

/** Path of the snapshot without content; its name is a hash of the migrations and of PGlite. */
function emptySnapshot(): string {
  const hash = createHash('sha256');
  const migrations = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  // The journal has the times that the snapshot records of its migrations.
  for (const name of [...migrations, join('meta', '_journal.json')]) {
    hash.update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))));
  return join(tmpdir(), `yunze-test-database-${hash.digest('hex').slice(0, 16)}.tar`);
}

async function prepareEmpty(snapshot: string): Promise<void> {
  const client = await PGlite.create();
  await migrateAndSeed(drizzle({ client, schema }), migrationsFolder);
  const draft = `${snapshot}.${randomUUID()}`;
  await writeDump(client, draft);
  renameSync(draft, snapshot);
}

/** Prepares content in a draft folder; of concurrent processes the first to rename it wins. */
async function prepareContent({ fill }: TestContent, prepared: string): Promise<void> {
  const draft = `${prepared}.${randomUUID()}`;
  const dataDir = join(draft, 'data');
  mkdirSync(dataDir, { recursive: true });
  const snapshot = emptySnapshot();
  if (!existsSync(snapshot)) await prepareEmpty(snapshot);
  const client = await load(snapshot);
  await fill(drizzle({ client, schema }), dataDir);
  await writeDump(client, join(draft, 'database.tar'));
  try {
    renameSync(draft, prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
  }
}

async function writeDump(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()));
}
