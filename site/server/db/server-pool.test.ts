import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { toHttpError } from '../http/error-handler';
import { createPool, createPooledDatabase } from './server-pool';

/** A message of PostgreSQL's wire protocol: type, length, content. */
function message(type: string, content: Buffer | string = ''): Buffer {
  const body = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const accepted = message('R', Buffer.alloc(4));
const ready = (status: 'I' | 'T') => message('Z', status);
const done = (tag: string) => message('C', `${tag}\0`);
const shuttingDown = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

/** A PostgreSQL stub for transactions without results. `onQuery` returns whether to respond, and may close the socket. */
async function fakePostgres(
  onQuery: (sql: string, socket: Socket) => boolean,
  {
    hasNoTimeouts = false,
    onStartup,
  }: { hasNoTimeouts?: boolean; onStartup?: (message: string) => void } = {},
) {
  const server = createServer((socket) => {
    let hasStarted = false;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (!hasStarted) {
        hasStarted = true;
        onStartup?.(data.toString('utf8', 8));
        socket.write(Buffer.concat([accepted, ready('I')]));
        return;
      }
      if (data.toString('latin1', 0, 1) !== 'Q') return;
      const sql = data.toString('utf8', 5, data.length - 1);
      if (!onQuery(sql, socket)) return;
      const isOpen = sql.startsWith('begin');
      socket.write(Buffer.concat([done(sql.split(' ')[0] ?? ''), ready(isOpen ? 'T' : 'I')]));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const databaseUrl = `postgres://museum@127.0.0.1:${port}/museum`;
  const pool = createPool({ databaseUrl, max: 2, hasNoTimeouts });
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  return { db: createPooledDatabase(pool), pool };
}

const statusOf = (task: Promise<unknown>) =>
  task.then(
    () => 200,
    (error: unknown) => toHttpError(error).status,
  );

test('connections whose BEGIN fails return to the pool, so that later transactions run', async () => {
  let isDown = true;
  const { db, pool } = await fakePostgres((_sql, socket) => {
    if (isDown) socket.end(shuttingDown);
    return !isDown;
  });
  const transact = () => statusOf(db.transaction(() => Promise.resolve()));
  for (let time = 0; time < 5; time += 1) expect(await transact()).toBe(503);
  isDown = false;
  expect(await Promise.all([transact(), transact(), transact()])).toEqual([200, 200, 200]);
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('a connection that breaks during a transaction fails only that call', async () => {
  let held: Socket | undefined;
  const { db, pool } = await fakePostgres((_sql, socket) => {
    held = socket;
    return true;
  });
  const failed = db.transaction(async () => {
    const ended = new Promise((resolve) => pool.once('connect', resolve));
    held?.end(shuttingDown);
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100))]);
  });
  expect(await statusOf(failed)).toBe(503);
  expect(await statusOf(db.transaction(() => Promise.resolve()))).toBe(200);
});

test('an error of a client in use does not throw, which would end the process', async () => {
  const { pool } = await fakePostgres(() => true);
  const client = await pool.connect();
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
  client.release(true);
});

test('a transaction rolled back by its caller keeps its connection', async () => {
  const { db, pool } = await fakePostgres(() => true);
  const refused = db.transaction(() => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
});

test('a transaction whose rollback fails removes its connection from the pool', async () => {
  const { db, pool } = await fakePostgres((sql, socket) => {
    if (sql === 'rollback') socket.write(Buffer.concat([shuttingDown, ready('T')]));
    return sql !== 'rollback';
  });
  await expect(db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
});

test.each([
  [false, '30000'],
  [true, undefined],
])(
  'a connection with hasNoTimeouts %s asks for a statement and idle-in-transaction timeout of %s ms',
  async (hasNoTimeouts, timeout) => {
    const startups: Record<string, string>[] = [];
    const { db, pool } = await fakePostgres(() => true, {
      hasNoTimeouts,
      onStartup: (message) => {
        const words = message.split('\0');
        const pairs = words.flatMap((word, at) => (at % 2 ? [] : [[word, words[at + 1] ?? '']]));
        startups.push(Object.fromEntries(pairs) as Record<string, string>);
      },
    });
    await db.transaction(() => Promise.resolve());
    expect(startups).toHaveLength(1);
    expect(startups[0]?.statement_timeout).toBe(timeout);
    expect(startups[0]?.idle_in_transaction_session_timeout).toBe(timeout);
    expect(pool.options.keepAlive).toBe(true);
  },
);
