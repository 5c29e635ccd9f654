import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a real PostgreSQL, and the way to drop it, whoever is still connected. */
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

/** Makes a database, empty or as a copy of another one of this server. */
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

/** Makes a database to be copied unless it is there. Of several processes only one fills it. */
export async function ensureTemplate(
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

/** Drops the databases whose names begin so. */
export async function dropServerDatabases(serverUrl: string, beginning: string): Promise<void> {
  await withServer(serverUrl, async (server) => {
    const { rows } = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [beginning],
    );
    for (const { datname } of rows) await server.query(`drop database "${datname}" with (force)`);
  });
}
