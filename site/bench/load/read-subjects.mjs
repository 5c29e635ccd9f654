import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './client.mjs';

/**
 * What visitors look at: objects, pictures and keywords of this museum.
 * @param {string} origin
 */
export async function readSubjects(origin) {
  const client = createClient(origin, '127.0.98.1');
  const search = '/api/fullSearch?siteId=1&keyword=%E9%9D%92&pageSize=50';
  const plain = { headers: { 'accept-encoding': 'identity' } };
  let answer = await client.send(search, plain);
  // A search server is filled after the import.
  for (let tries = 1; answer.status === 503 && tries < 60; tries += 1) {
    await sleep(1_000);
    answer = await client.send(search, plain);
  }
  client.close();
  const { records } = JSON.parse(answer.body);
  const objects = records.filter((/** @type {{ kind: string }} */ { kind }) => kind === 'object');
  return {
    details: JSON.stringify(objects.map((/** @type {{ id: string }} */ { id }) => id)),
    media: JSON.stringify(
      records.map((/** @type {{ thumbImg: string }} */ { thumbImg }) => thumbImg).filter(Boolean),
    ),
    words: JSON.stringify([
      '青铜器',
      '剔红漆盒',
      'qingtong',
      'bronze',
      '山水画',
      '展览',
      '商鼎',
      '瓷器',
    ]),
  };
}
