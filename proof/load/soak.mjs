import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '../../site/bench/load/client.mjs';
import { readSubjects } from '../../site/bench/load/read-subjects.mjs';
import { runVisitors } from '../../site/bench/load/run-child.mjs';
import { readMemory } from '../../site/bench/load/targets.mjs';

/** Milliseconds between two changes of the content, and until every process has to show one. */
const changeEvery = 10_000;
const maxStale = 2_000;
/** Memory of the last third of the time over that of the second one. */
const maxGrowth = 1.1;

/** @typedef {import('../../site/bench/load/targets.mjs').Target} Target */

/**
 * Visitors for a long time, while a notice changes its title every ten seconds.
 * @param {Target} target
 * @param {number} minutes
 * @returns {Promise<import('../parts.mjs').ProofRow[]>}
 */
export async function soak(target, minutes) {
  const { name, origin, readReports } = target;
  const subjects = await readSubjects(origin);
  /** @type {number[]} */
  const memory = [];
  const sampling = setInterval(() => memory.push(sum(readMemory(target))), 5_000);
  let isOver = false;
  const changing = changeContent(target, () => isOver);
  const { times, failures, acknowledged } = await runVisitors(origin, subjects, {
    seconds: String(minutes * 60),
    visitors: '200',
  });
  clearInterval(sampling);
  isOver = true;
  const delays = await changing;
  const stored = readReports();
  const lost = acknowledged.filter((id) => !stored.has(id)).length;
  const failed = sum(Object.values(failures));
  const third = Math.floor(memory.length / 3);
  const [second, last] = [memory.slice(third, 2 * third), memory.slice(-third)].map(meanOf);
  const growth = (last ?? NaN) / (second ?? NaN);
  const slowest = Math.max(...delays);
  return [
    {
      claim: `memory is flat under ${minutes} minutes of visitors and changes (${name})`,
      measured: `${toMegabytes(second)} MB in the second third, ${toMegabytes(last)} in the last one`,
      isProved: growth <= maxGrowth,
    },
    {
      claim: `every process shows a change within two seconds (${name})`,
      measured: `${delays.length} changes, the slowest after ${Math.round(slowest)} ms`,
      isProved: delays.length > 0 && slowest <= maxStale,
    },
    {
      claim: `no request fails, and nothing acknowledged is lost (${name})`,
      measured: `${times.length} requests, ${failed} failed; ${acknowledged.length} forms, ${lost} lost`,
      isProved: failed === 0 && lost === 0,
    },
  ];
}

const sum = (/** @type {readonly number[]} */ list) => list.reduce((all, one) => all + one, 0);
const meanOf = (/** @type {number[]} */ list) => sum(list) / list.length;
const toMegabytes = (/** @type {number | undefined} */ bytes = NaN) => Math.round(bytes / 2 ** 20);

/**
 * Changes a notice again and again; resolves to the milliseconds after which every process showed each change.
 * @param {Target} target
 * @param {() => boolean} isOver
 */
async function changeContent({ origin, services, importPack }, isOver) {
  const folder = mkdtempSync(join(tmpdir(), 'yunze-soak-'));
  const clients = [origin, ...services.map((service) => service.origin)].map((each, index) =>
    createClient(each, `127.0.99.${index + 1}`),
  );
  /** @type {number[]} */
  const delays = [];
  try {
    for (let version = 1; !isOver(); version += 1) {
      const title = `第${version}次修改`;
      const notice = {
        ...{ id: 'soak', category: 'Notice', title_zh: title, title_en: title },
        ...{ content_zh: title, published_at: '2026-01-01T09:00:00+08:00' },
      };
      writeFileSync(join(folder, 'entries.json'), JSON.stringify([notice]));
      importPack(folder);
      const start = performance.now();
      await Promise.all(clients.map((client) => untilShown(client, title)));
      delays.push(performance.now() - start);
      await sleep(changeEvery);
    }
  } finally {
    for (const client of clients) client.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return delays;
}

/**
 * Waits until a process shows a title in the list, the record and the page of a notice; gives up after a minute.
 * @param {ReturnType<typeof createClient>} client
 * @param {string} title
 */
async function untilShown({ send }, title) {
  const list = { siteId: '1', categoryCode: 'Notice', pageSize: 100 };
  const record = { siteId: '1', categoryCode: 'Notice', contentId: 'soak' };
  const headers = { 'accept-encoding': 'identity' };
  for (let tries = 0; tries < 600; tries += 1) {
    const answers = await Promise.all([
      send('/api/content/page', { json: list, headers }),
      send('/api/content/detail', { json: record, headers }),
      send('/p/zh/News/Notice/soak', { headers }),
    ]);
    if (answers.every(({ body }) => body.includes(title))) return;
    await sleep(100);
  }
}
