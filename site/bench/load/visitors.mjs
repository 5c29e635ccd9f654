import { randomUUID } from 'node:crypto';
import { createClient } from './client.mjs';

/**
 * A process of its own: 200 visitors with pauses between their pages. Sends the measured times, the failed requests
 * and the ids of acknowledged forms to its parent when the time is over.
 */
const {
  origin = '',
  seconds = '30',
  visitors = '200',
  words = '[]',
  details = '[]',
  media = '[]',
} = process.env;
const end = Date.now() + Number(seconds) * 1000;
const keywords = JSON.parse(words);
const records = JSON.parse(details);
const pictures = JSON.parse(media);
/** Milliseconds between two pages of a visitor. */
const pause = { min: 2_000, max: 8_000 };

/** @type {number[]} */
const times = [];
/** @type {Record<string, number>} */
const failures = {};
/** @type {string[]} */
const acknowledged = [];

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pick = (/** @type {any[]} */ list) => list[Math.floor(Math.random() * list.length)];
const language = () => pick(['1', '1', '2']);

/** @param {ReturnType<typeof createClient>} client */
function actionsOf({ send }) {
  const measured = async (/** @type {Parameters<typeof send>} */ ...request) => {
    const answer = await send(...request);
    times.push(answer.ms);
    if (answer.status < 200 || answer.status > 399) {
      const name = `${answer.status} ${request[0].split('?')[0]}`;
      failures[name] = (failures[name] ?? 0) + 1;
    }
    return answer;
  };
  const home = async () => {
    await measured(pick(['/', '/en/']));
    await measured('/api/getBrowseCount');
  };
  const list = async () => {
    const pageNum = 1 + Math.floor(Math.random() * 3);
    await measured(
      `/prerendered/zh?at=${encodeURIComponent(pick(['/News', '/Exhibition', '/Visit']))}`,
    );
    await measured('/api/content/page', {
      json: { siteId: language(), categoryCode: 'News', pageNum },
    });
    await measured('/app/activity/page?siteId=1');
  };
  const detail = async () => {
    await measured('/api/exhibit/detail', { json: { siteId: '1', id: pick(records) } });
    await measured(pick(pictures));
  };
  const search = async () => {
    const word = pick(keywords);
    for (let length = 1; length <= Math.min(word.length, 4); length += 1) {
      const keyword = encodeURIComponent(word.slice(0, length));
      await measured(`/api/fullSearch?siteId=1&keyword=${keyword}`);
      await sleep(250);
    }
  };
  const form = async () => {
    const { status, body } = await measured('/api/content/lostandfound', {
      json: {
        ...{
          siteId: '1',
          itemName: '雨伞',
          description: '黑色的长柄伞。',
          place: '一层东侧衣帽间',
        },
        ...{ foundAt: '2026-11-20T10:00:00+08:00', contact: '13800138000', kind: 'lost' },
        ...{ requestId: randomUUID(), consent: true },
      },
    });
    if (status === 200) acknowledged.push(JSON.parse(body).data.id);
  };
  const pictureOnly = () => measured(pick(pictures));
  const shares = [
    [home, 20],
    [list, 25],
    [detail, 25],
    [search, 15],
    [pictureOnly, 10],
    [form, 5],
  ];
  return shares.flatMap(([action, share]) => Array.from({ length: Number(share) }, () => action));
}

/** @param {number} index */
async function visit(index) {
  const client = createClient(origin, `127.0.${1 + Math.floor(index / 200)}.${1 + (index % 200)}`);
  const actions = actionsOf(client);
  await sleep(Math.random() * Math.min(pause.max, Number(seconds) * 250));
  while (Date.now() < end) {
    await pick(actions)();
    await sleep(pause.min + Math.random() * (pause.max - pause.min));
  }
  client.close();
}

await Promise.all(Array.from({ length: Number(visitors) }, (_, index) => visit(index)));
process.send?.({ times, failures, acknowledged }, () => process.disconnect());
