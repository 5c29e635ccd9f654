import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A new database on a PostgreSQL server; `drop` also closes open connections. */
export interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

const urlOf = (serverUrl: string, name: string) =>
  Object.assign(new URL(serverUrl), { pathname: name }).href;

async function withServer<Result>(
  serverUrl: string,
  task: (server: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = new pg.Client(serverUrl);
  await server.connect();
  try {
    return await task(server);
  } finally {
    await server.end();
  }
}

/** Creates a database, empty or as a copy of a template on the same server. */
export async function createServerDatabase(
  serverUrl: string,
  template = 'template1',
): Promise<ServerDatabase> {
  const name = `museum_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, (server) =>
    server.query(`create database ${name} template "${template}"`),
  );
  return {
    url: urlOf(serverUrl, name),
    drop: () =>
      withServer(serverUrl, async (server) => {
        await server.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** Creates a template database if it is missing. An advisory lock serialises concurrent processes. */
export async function ensureTemplateDatabase(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await withServer(serverUrl, async (server) => {
    await server.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const draft = `${name}-draft`;
    await server.query(`drop database if exists "${draft}" with (force)`);
    await server.query(`create database "${draft}"`);
    await fill(urlOf(serverUrl, draft));
    await server.query(`alter database "${draft}" rename to "${name}"`);
  });
}

/** Drops the databases whose names have a prefix. */
export async function dropServerDatabases(serverUrl: string, prefix: string): Promise<void> {
  await withServer(serverUrl, async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await server.query(`drop database "${datname}" with (force)`);
  });
}
