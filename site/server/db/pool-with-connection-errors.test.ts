import { createServer, type AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, onTestFinished, test } from 'vitest';
import { toHttpError } from '../http/error-handler';
import { PoolWithConnectionErrors } from './pool-with-connection-errors';

/** A TCP server that accepts connections and sends nothing, like a hung PostgreSQL. */
async function createHungDatabase() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { host: '127.0.0.1', port, max: 1, connectionTimeoutMillis: 200 };
  const pool = new PoolWithConnectionErrors(options);
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  return pool;
}

const statusOf = async (task: Promise<unknown>) =>
  task.then(
    () => undefined,
    (error: unknown) => toHttpError(error).status,
  );

test('a call that gets no database connection in time fails with 503 instead of 500', async () => {
  const pool = await createHungDatabase();
  const db = drizzle({ client: pool });
  const queries = [1, 2, 3].map(() => statusOf(db.execute('select 1')));
  const transactions = [1, 2].map(() => statusOf(db.transaction(() => Promise.resolve())));
  expect(await Promise.all([...queries, ...transactions])).toEqual([503, 503, 503, 503, 503]);
});

test('a connection error that has a code keeps it', async () => {
  const pool = new PoolWithConnectionErrors({ host: '127.0.0.1', port: 1 });
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await pool.end();
});
