import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  localProxyEnv,
  waitForOrigin,
  postJson,
  runImport,
  runService,
} from '../testing/built-service';
import { fixturePack, writePackFiles } from '../testing/fixture-pack';
import { createServerDatabase } from '../testing/server-database';
import { temporaryFolder } from '../testing/temporary-folder';

const serverUrl = process.env.TEST_DATABASE_URL;
const bookings = 200;
const timeout = 180_000;

interface Answer<Data> {
  code: number;
  data: Data;
}

test.runIf(serverUrl)(
  'two processes on one database start together, read each other’s writes and never overbook',
  async () => {
    const { url: DATABASE_URL, drop } = await createServerDatabase(serverUrl ?? '');
    onTestFinished(drop);
    const DATA_DIR = temporaryFolder('two');
    const pack = writePackFiles(join(DATA_DIR, 'pack'), await fixturePack());
    const imported = runImport([pack], { DATABASE_URL, DATA_DIR });
    expect(await imported.ended, imported.output()).toBe(0);
    const services = [0, 1].map(() =>
      runService({ PORT: '0', DATABASE_URL, DATA_DIR, ...localProxyEnv }),
    );
    onTestFinished(() => services.forEach(({ child }) => child.kill('SIGKILL')));
    const origins = await Promise.all(services.map(waitForOrigin));

    const lists = await Promise.all(
      origins.map((origin) => postJson(origin, '/api/category/list', { siteId: '1' })),
    );
    expect(lists[1]).toEqual(lists[0]);

    const url = `${origins[0] ?? ''}/app/activity/page?pageSize=20`;
    const { data } = (await (await fetch(url)).json()) as Answer<
      [unknown, { id: string; left: number }[]]
    >;
    // Weekly activities of the fixture museum always have a coming date.
    const activity = data[1].find(({ left }) => left > 0 && left < bookings);
    if (!activity) throw new Error('The fixture museum offers no activity.');
    const book = async (index: number) => {
      const response = await fetch(`${origins[index % 2] ?? ''}/app/activity/book`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.51.100.${String(index % 250)}`,
        },
        body: JSON.stringify({
          activityId: activity.id,
          name: '林晚',
          phone: `138${String(index).padStart(8, '0')}`,
          consent: true,
        }),
      });
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: bookings }, (_, index) => book(index)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(activity.left);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));

    const ended = services.map(({ child, ended: end }) => {
      child.kill('SIGTERM');
      return end;
    });
    expect(await Promise.all(ended)).toEqual([0, 0]);
  },
  timeout,
);
