import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { plainTextSettings, type CopyConnection } from './copy-connection';

/** `snapshot` sees the database at one moment and cannot write. */
export type TransactionKind = 'snapshot' | 'write';

const begin: Readonly<Record<TransactionKind, string>> = {
  snapshot: 'begin isolation level repeatable read, read only',
  write: 'begin',
};

/** Runs a task in one transaction on a connection of its own, without timeouts; rolled back if the task rejects. */
export async function withServerTransaction<Result>(
  databaseUrl: string,
  kind: TransactionKind,
  task: (connection: CopyConnection) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(begin[kind]);
    await client.query(plainTextSettings);
    const result = await task(connectionOf(client));
    await client.query('commit');
    return result;
  } finally {
    // Closing the connection rolls an open transaction back.
    await client.end().catch(() => undefined);
  }
}

function connectionOf(client: pg.Client): CopyConnection {
  return {
    query: async <Row>(statement: string, parameters: readonly unknown[] = []) =>
      (await client.query(statement, [...parameters])).rows as Row[],
    run: async (statements) => {
      await client.query(statements);
    },
    copyOut: (query) => Promise.resolve(client.query(to(`copy (${query}) to stdout`))),
    copyIn: (table, rows) => pipeline(rows, client.query(from(`copy ${table} from stdin`))),
  };
}
