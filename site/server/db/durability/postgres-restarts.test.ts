import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';
import { callSchemas } from '../../../contract/schemas';
import { endpoints } from '../../../contract/shared/endpoints';
import { localProxyEnv, waitForOrigin, runImport, runService } from '../../testing/built-service';
import { sendAsVisitor } from '../../testing/kill-during-writes';
import { fixturePack, writePackFiles } from '../../testing/fixture-pack';
import { noteMeasured } from '../../testing/note-measured';
import { temporaryFolder } from '../../testing/temporary-folder';

/** `npm run test:proof crash` sets a higher number. */
const restarts = Number(process.env.DURABILITY_RESTARTS ?? 20);
const writers = 50;
const timeout = 200_000 + restarts * 20_000;
const maxRecovery = 2_000;

const today = new Date().toISOString().slice(0, 10);
const createReport = () => ({
  ...callSchemas.lostAndFound.example,
  foundAt: today,
  requestId: randomUUID(),
});

/** A service on its own PostgreSQL with the fixture museum. */
async function startMuseum() {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const folder = temporaryFolder('restarts');
  const env = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') };
  const pack = writePackFiles(join(folder, 'pack'), await fixturePack());
  const imported = runImport([pack], env);
  expect(await imported.ended, imported.output()).toBe(0);
  const service = runService({ ...env, PORT: '0', ...localProxyEnv });
  onTestFinished(() => void service.child.kill('SIGKILL'));
  return { postgres, service, origin: await waitForOrigin(service) };
}

/** Sends a report, a single statement; `undefined` if it was not acknowledged. */
async function sendReport(origin: string): Promise<string | undefined> {
  const report = createReport();
  const data = await sendAsVisitor(origin, 'lostAndFound', report, { visitor: report.requestId });
  return (data as { id: string } | null | undefined)?.id;
}

/** Sends a rating, a transaction of several statements. */
async function sendRating(origin: string): Promise<string | undefined> {
  const data = await sendAsVisitor(origin, 'ratingCreate', callSchemas.ratingCreate.example);
  return (data as { id: string } | null | undefined)?.id;
}

/** Time until `isServed` returns true, in milliseconds. */
async function recoveryTime(isServed: () => boolean | Promise<boolean>): Promise<number> {
  const started = Date.now();
  while (!(await isServed()) && Date.now() - started < 10 * maxRecovery) await wait(20);
  return Date.now() - started;
}

const readNews = (origin: string, pageSize: number) =>
  fetch(origin + endpoints.contentPage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ categoryCode: 'News', pageSize }),
  });

test.runIf(process.env.TEST_DATABASE_URL)(
  'service survives restarts of PostgreSQL under fifty writers without losing an acknowledged write',
  async ({ task }) => {
    noteMeasured(task, `${restarts} restarts`);
    const { postgres, service, origin } = await startMuseum();
    const acknowledged: string[] = [];
    let isOver = false;
    const write = async (send: typeof sendReport) => {
      while (!isOver) {
        const id = await send(origin);
        if (id === undefined) await wait(20);
        else acknowledged.push(id);
      }
    };
    const writing = Array.from({ length: writers }, (_, writer) =>
      write(writer % 2 === 0 ? sendReport : sendRating),
    );
    const recoveries: number[] = [];
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = acknowledged.length;
      while (acknowledged.length < before + writers) await wait(20);
      await postgres.halt(restart % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await postgres.start();
      const served = acknowledged.length;
      recoveries.push(await recoveryTime(() => acknowledged.length > served));
      expect(service.child.exitCode, service.output()).toBeNull();
    }
    isOver = true;
    await Promise.all(writing);
    expect(Math.max(...recoveries)).toBeLessThan(maxRecovery);

    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      'select id::text from lost_found_reports union all select id::text from ratings',
    );
    const { rows: open } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    await client.end();
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(open).toEqual([{ count: 0 }]);
  },
  timeout,
);

test.runIf(process.env.TEST_DATABASE_URL)(
  'service without PostgreSQL serves cached reads with Age, rejects writes with Retry-After and reports the database at /readyz',
  async () => {
    const { postgres, service, origin } = await startMuseum();
    const fresh = await (await readNews(origin, 3)).text();
    await wait(1_100);
    await postgres.halt('SIGINT');

    const cached = await readNews(origin, 3);
    expect(cached.status).toBe(200);
    expect(Number(cached.headers.get('age'))).toBeGreaterThanOrEqual(1);
    expect(await cached.text()).toBe(fresh);
    const unread = await readNews(origin, 4);
    expect([unread.status, unread.headers.get('retry-after')]).toEqual([503, '5']);
    const written = await fetch(origin + endpoints.lostAndFound.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(createReport()),
    });
    expect([written.status, written.headers.get('retry-after')]).toEqual([503, '5']);
    const readiness = await fetch(`${origin}/readyz`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', missing: 'database' },
    ]);

    await postgres.start();
    const isServed = async () => (await sendRating(origin)) !== undefined;
    expect(await recoveryTime(isServed)).toBeLessThan(maxRecovery);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(service.child.exitCode).toBeNull();
  },
  timeout,
);
