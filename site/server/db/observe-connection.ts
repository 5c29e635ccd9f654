import type { PGlite } from '@electric-sql/pglite';
import type { ConnectionUse } from './database';

/** Counts the queries and transactions of an embedded database, which runs one at a time. */
export function observeConnection(client: PGlite): () => ConnectionUse {
  let running = 0;
  const counted = async <Result>(task: Promise<Result>): Promise<Result> => {
    running += 1;
    try {
      return await task;
    } finally {
      running -= 1;
    }
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...input) => counted(query(...input)) as never;
  client.transaction = (task) => counted(transaction(task));
  return () => ({ open: 1, idle: running === 0 ? 1 : 0, waiting: Math.max(0, running - 1) });
}
