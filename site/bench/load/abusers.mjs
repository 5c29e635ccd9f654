import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { createClient } from './client.mjs';

/** A process of its own: one abuser from one address, bounded in connections and requests a second. */
const { origin = '', seconds = '30', kind = '' } = process.env;
// An abuser has a machine of its own: here it gets what the measured programs leave, as its scheduling policy is “idle”.
const scheduling = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${process.pid}`]);
if (scheduling.status !== 0) throw new Error(`chrt (util-linux) failed: ${scheduling.stderr}`);
const end = Date.now() + Number(seconds) * 1000;
const address = '127.0.99.1';
const maxPerSecond = 200;
const url = new URL(origin);

const sleep = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const randomText = (/** @type {number} */ length) =>
  Array.from({ length }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 8_000)),
  ).join('');

/** @type {Record<string, number>} */
const statuses = {};
const count = (/** @type {string | number} */ status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

/**
 * Sends requests on several connections without pauses, at most 200 a second.
 * @param {number} connections
 * @param {(send: ReturnType<typeof createClient>['send']) => Promise<{ status: number }>} request
 */
async function flood(connections, request) {
  const client = createClient(origin, address, connections);
  const run = async () => {
    while (Date.now() < end) {
      const started = Date.now();
      count((await request(client.send)).status);
      await sleep(Math.max(0, (connections / maxPerSecond) * 1000 - (Date.now() - started)));
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  client.close();
}

/**
 * Keeps connections open, and opens them again when the other side ends them.
 * @param {number} connections
 * @param {(socket: import('node:net').Socket) => NodeJS.Timeout | undefined} begin
 */
async function hold(connections, begin) {
  const options = { port: Number(url.port), host: '127.0.0.1', localAddress: address };
  const open = () =>
    new Promise((resolve) => {
      const isTls = url.protocol === 'https:';
      const socket = isTls
        ? connectTls({ ...options, rejectUnauthorized: false })
        : connectTcp(options);
      /** @type {NodeJS.Timeout | undefined} */
      let timer;
      const close = () => {
        clearInterval(timer);
        clearTimeout(late);
        socket.destroy();
        resolve(undefined);
      };
      const late = setTimeout(close, Math.max(0, end - Date.now()));
      socket.on(isTls ? 'secureConnect' : 'connect', () => {
        count('opened');
        timer = begin(socket);
      });
      socket.on('error', () => undefined);
      socket.on('close', close);
    });
  const run = async (/** @type {number} */ index) => {
    await sleep(index * 2);
    while (Date.now() < end) {
      await open();
      await sleep(200);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, index) => run(index)));
}

const head = (/** @type {string} */ line, /** @type {string[]} */ ...more) =>
  [line, 'host: museum.example', ...more, '', ''].join('\r\n');
const jsonHead = (/** @type {string} */ length) =>
  head('POST /api/content/page HTTP/1.1', 'content-type: application/json', length);

/** @type {Record<string, () => Promise<void>>} */
const abuses = {
  'huge pages': () =>
    flood(50, (send) =>
      send('/api/content/page', {
        json: {
          siteId: '1',
          categoryCode: 'News',
          pageSize: 100,
          pageNum: 1 + Math.floor(Math.random() * 9e6),
        },
      }),
    ),
  'misspelt long searches': () =>
    flood(20, (send) =>
      send(`/api/fullSearch?siteId=1&keyword=${encodeURIComponent(randomText(200))}`),
    ),
  'prerender addresses': () =>
    flood(50, (send) =>
      send(`/prerendered/zh?at=${encodeURIComponent(`/Search?keyword=${randomText(40)}`)}`),
    ),
  'log-ins': () =>
    flood(30, (send) =>
      send('/user-centre/api/login', {
        json: {
          userName: `lin${randomBytes(6).toString('hex')}`,
          password: randomBytes(9).toString('hex'),
        },
      }),
    ),
  speech: () =>
    flood(30, (send) => send(`/tts?le=zh&audio=${encodeURIComponent(randomText(200))}`)),
  'slow readers': () =>
    hold(200, (socket) => {
      socket.write(head('GET / HTTP/1.1').repeat(20));
      socket.pause();
      return setInterval(() => socket.read(1_000), 1_000);
    }),
  'slow writers': () =>
    hold(200, (socket) => {
      socket.on('data', () => undefined);
      socket.write(jsonHead('content-length: 100000'));
      return setInterval(() => socket.write(' '), 1_000);
    }),
  'idle connections': () =>
    hold(2_000, (socket) => {
      socket.on('data', () => undefined);
      return undefined;
    }),
  '100 KB headers': () =>
    flood(20, (send) => send('/', { headers: { 'x-long': 'a'.repeat(100_000) } })),
  'broken chunks': () =>
    hold(50, (socket) => {
      socket.on('data', () => socket.destroy());
      socket.write(`${jsonHead('transfer-encoding: chunked')}5\r\n{"a"\r\nzz\r\nno chunk`);
      return undefined;
    }),
};

const abuse = abuses[kind];
if (!abuse) throw new Error(`No abuser "${kind}": ${Object.keys(abuses).join(', ')}`);
await abuse();
process.send?.(statuses, () => process.disconnect());
