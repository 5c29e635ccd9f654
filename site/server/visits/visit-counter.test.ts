import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database, OpenDatabase } from '../db/database';
import { visits } from '../db/schema';
import { openTestDatabase } from '../testing/test-database';
import { createVisitCounter } from './visit-counter';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => opened.db.delete(visits));

const visit = { method: 'GET', headers: {} };
const today = '2026-11-21';
const noon = new Date(`${today}T12:00:00+08:00`);

function counterOf({ db = opened.db, clock = () => noon, interval = 60_000 } = {}) {
  const log = { error: vi.fn() };
  const counter = createVisitCounter({ db, clock, log, interval });
  onTestFinished(() => counter.stop());
  return { ...counter, log };
}

const written = async () => {
  const rows = await opened.db.select().from(visits).orderBy(visits.day);
  return rows.map(({ day, count }) => [day, count]);
};

test('visits are written together, not one by one', async () => {
  const inserted = vi.spyOn(opened.db, 'insert');
  const { countVisit, write } = counterOf();
  for (let index = 0; index < 1_000; index += 1) countVisit(visit);
  expect(inserted).not.toHaveBeenCalled();
  await write();
  expect(inserted).toHaveBeenCalledOnce();
  expect(await written()).toEqual([[today, 1_000]]);
});

test('visits of two processes are added up', async () => {
  const [here, there] = [counterOf(), counterOf()];
  for (const { countVisit } of [here, there, here]) countVisit(visit);
  await Promise.all([here.write(), there.write(), here.write()]);
  expect(await written()).toEqual([[today, 3]]);
});

test('visits are written regularly and when the counter stops', async () => {
  const { countVisit, stop } = counterOf({ interval: 20 });
  countVisit(visit);
  await expect.poll(written).toEqual([[today, 1]]);
  const last = counterOf();
  last.countVisit(visit);
  await last.stop();
  expect(await written()).toEqual([[today, 2]]);
  await stop();
});

test('visits count for the day in the museum’s time zone on which they happened', async () => {
  let now = new Date('2026-11-20T15:59:59Z');
  const { countVisit, write, readVisits } = counterOf({ clock: () => now });
  countVisit(visit);
  now = new Date('2026-11-20T16:00:00Z');
  countVisit(visit);
  countVisit(visit);
  expect(await readVisits(today)).toEqual({ total: 3, today: 2 });
  await write();
  expect(await readVisits(today)).toEqual({ total: 3, today: 2 });
  expect(await written()).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

test('visits that cannot be written are kept and written later', async () => {
  let isAway = true;
  const insert: Database['insert'] = (table) => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    return opened.db.insert(table);
  };
  const db = new Proxy(opened.db, {
    get: (target, name) => (name === 'insert' ? insert : (Reflect.get(target, name) as unknown)),
  });
  const { countVisit, write, log } = counterOf({ db });
  countVisit(visit);
  await write();
  expect(log.error).toHaveBeenCalledOnce();
  isAway = false;
  countVisit(visit);
  await write();
  expect(await written()).toEqual([[today, 2]]);
});
