import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a real PostgreSQL, and the way to drop it, whoever is still connected. */
export interface ServerDatabase {
  url: string;
  drop: () => Promise<void>;
}

export async function createServerDatabase(serverUrl: string): Promise<ServerDatabase> {
  const name = `museum_${randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client(serverUrl);
  await server.connect();
  await server.query(`create database ${name}`);
  return {
    url: Object.assign(new URL(serverUrl), { pathname: name }).href,
    drop: async () => {
      await server.query(`drop database if exists ${name} with (force)`);
      await server.end();
    },
  };
}
