import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { yieldBetweenQueries } from './yield-between-queries';

let client: PGlite;
/** Milliseconds by which the clock moves at each look. */
let step = 0;

beforeAll(async () => {
  client = await PGlite.create();
  let time = 0;
  yieldBetweenQueries(client, () => (time += step));
}, 60_000);
afterAll(() => client.close());

/** Turns of the event loop during a transaction of ten queries. */
async function turnsOfTransaction(): Promise<number> {
  let turns = 0;
  let isRunning = true;
  const count = () => {
    turns += 1;
    if (isRunning) setImmediate(count);
  };
  setImmediate(count);
  await client.transaction(async (transaction) => {
    for (let query = 0; query < 10; query++) await transaction.query('select $1::int', [query]);
  });
  isRunning = false;
  return turns;
}

test('requests have their turn between the queries of a transaction that takes long', async () => {
  step = 20;
  expect(await turnsOfTransaction()).toBeGreaterThanOrEqual(10);
});

test('a transaction that takes a moment waits for no turn', async () => {
  step = 0;
  expect(await turnsOfTransaction()).toBeLessThan(10);
});

test('a query that fails rolls its transaction back, and the next query is answered', async () => {
  step = 20;
  await client.query('create table kept (id int)');
  const failing = client.transaction(async (transaction) => {
    await transaction.query('insert into kept values (1)');
    await transaction.query('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect((await client.query('select id from kept')).rows).toEqual([]);
});
