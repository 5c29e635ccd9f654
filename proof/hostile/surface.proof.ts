import { connect } from 'node:net';
import { deskEndpoints } from '../../site/contract/shared/desk/endpoints';
import { endpoints } from '../../site/contract/shared/endpoints';
import { feedPaths } from '../../site/server/html/shared/head';
import { noteMeasured } from '../measured';
import { expect, test } from './museum';
import { formatStatuses, type HostileAnswer } from './send';

const secretFiles = [
  'etc/passwd',
  'package.json',
  'run.js',
  'postgresql.conf',
  '.env',
  '.git/config',
];
const steps = [
  '..',
  '%2e%2e',
  '..%2f..',
  '%2e%2e%2f%2e%2e',
  '..%5c..',
  '....//',
  '..;',
  '%252e%252e',
  '%c0%ae%c0%ae',
];
const folders = [
  '/',
  '/media/',
  '/assets/',
  '/p/zh/',
  '/iiif/',
  '/desk/',
  '/user-centre/',
  '/hant/',
  '/accessibility/',
  '/prerendered/',
];

test('path tricks reach no file beside those that are published', async ({
  hostileMuseum: { send },
}) => {
  const answers: HostileAnswer[] = [];
  for (const folder of folders) {
    for (const step of steps) {
      for (const file of secretFiles) {
        for (const path of [
          `${folder}${step}/${file}`,
          `${folder}${step}/${step}/${step}/${file}`,
        ]) {
          answers.push(await send({ path }));
        }
      }
    }
    for (const end of ['%00', 'x%00.jpg', '%', '%zz', '%ff', '%01', 'CON', '.DS_Store', '~', '*']) {
      answers.push(await send({ path: folder + end }));
    }
  }
  for (const path of [
    '//evil.example/',
    '/\\evil.example',
    'http://evil.example/',
    '/%2f%2fevil.example',
  ]) {
    answers.push(await send({ path }));
  }
  for (const { status, body, headers } of answers) {
    expect([200, 204, 301, 302, 308, 400, 403, 404, 410, 414]).toContain(status);
    expect(body).not.toMatch(/root:x:0|"dependencies"|listen_addresses|\[core\]/);
    expect(headers.location ?? '').not.toMatch(/^(?:\/\/|\/\\|https?:\/\/evil)/);
  }
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);
});

test('header tricks change no address, no answer of others and no identity', async ({
  hostileMuseum: { send },
}) => {
  const tricks: Readonly<Record<string, string>>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'for=127.0.0.1;host=evil.example' },
    { 'x-original-url': '/desk/api/staff', 'x-rewrite-url': '/desk/api/staff' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { origin: 'https://evil.example', referer: 'https://evil.example/' },
    { range: `bytes=${Array.from({ length: 2_000 }, (_, at) => `${at}-`).join(',')}` },
    { 'accept-language': 'a'.repeat(8_000) },
    { 'if-none-match': '*'.repeat(8_000) },
    { connection: 'keep-alive, authorization' },
    { 'content-length': '0', 'transfer-encoding': 'identity' },
    { expect: '100-continue' },
    { upgrade: 'websocket', connection: 'upgrade' },
  ];
  const paths = [
    '/',
    '/en/',
    '/p/zh/News',
    '/sitemap.xml',
    '/api/getBrowseCount',
    '/desk/',
    '/no-such-page',
    '/metrics',
    '/robots.txt',
    feedPaths.zh,
  ];
  const answers: HostileAnswer[] = [];
  for (const path of paths) {
    for (const headers of tricks) {
      const answer = await send({ path, headers });
      answers.push(answer);
      expect(answer.body, `${path} ${JSON.stringify(headers).slice(0, 99)}`).not.toContain(
        'evil.example',
      );
      expect(JSON.stringify(answer.headers)).not.toContain('evil.example');
      expect(answer.status).toBeLessThan(500);
      // The next visitor gets the page of before.
      expect((await send({ path })).body).not.toContain('evil.example');
    }
  }
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);
});

test('every answer has the headers that browsers need to protect the visitor', async ({
  hostileMuseum: { send },
}) => {
  const paths = [
    '/',
    '/en/',
    '/hant/',
    '/p/zh/News',
    '/desk/',
    '/user-centre/',
    '/api/docs',
    '/api/site/detail',
    '/desk/api/account',
    '/no-such-page',
    '/%zz',
    '/media/none.avif',
    '/sitemap.xml',
    '/robots.txt',
  ];
  const answers: HostileAnswer[] = [];
  for (const path of paths) {
    const answer = await send({ path });
    answers.push(answer);
    const { headers } = answer;
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeDefined();
    expect(headers['x-powered-by'], path).toBeUndefined();
    if (headers['content-type']?.startsWith('text/html')) {
      const policy = String(headers['content-security-policy']);
      expect(policy, path).toMatch(/require-trusted-types-for 'script'/);
      expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*(?:unsafe-inline|\*)/);
      expect(policy, path).toMatch(/frame-ancestors|default-src/);
    }
  }
  noteMeasured(`${answers.length} answers`);
});

test('methods that a path does not have are refused', async ({ hostileMuseum: { send } }) => {
  const answers: HostileAnswer[] = [];
  const known = [...Object.values(endpoints), ...Object.values(deskEndpoints)];
  const methodsOf = (path: string) =>
    new Set<string>(known.filter((each) => each.path === path).map(({ method }) => method));
  for (const path of new Set(known.map((each) => each.path))) {
    for (const method of [
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'TRACE',
      'PROPFIND',
      'LOCK',
      'MKCOL',
    ]) {
      const allowed = methodsOf(path);
      if (allowed.has(method)) continue;
      const answer = await send({ path, method });
      answers.push(answer);
      expect([400, 404, 405, 501], `${method} ${path}`).toContain(answer.status);
    }
  }
  noteMeasured(`${answers.length} attempts: ${formatStatuses(answers)}`);
});

test('requests that proxies and servers may read differently are refused or end the connection', async ({
  hostileMuseum: { origin },
}) => {
  const { hostname, port } = new URL(origin);
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.setTimeout(10_000, () => socket.destroy());
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(answer));
    });
  const head = 'POST /api/site/detail HTTP/1.1\r\nHost: museum.example\r\nConnection: close\r\n';
  const second = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n';
  const requests = [
    `${head}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}${second}`,
    `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${second}`,
    `${head}Content-Length: -1\r\n\r\n{}`,
    `${head}Content-Length: +2\r\n\r\n{}`,
    `${head}X: a\nContent-Length: 2\r\n\r\n{}`,
    `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
    `GET /\u0000 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/9.9\r\nHost: a\r\n\r\n`,
    'GET /\r\n\r\n',
    `${'\u0000'.repeat(1_000)}\r\n\r\n`,
  ];
  const statuses: { status: number }[] = [];
  for (const request of requests) {
    const answer = await raw(request);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm) ?? [], JSON.stringify(request)).toHaveLength(
      answer ? 1 : 0,
    );
    expect(answer, JSON.stringify(request)).not.toContain('process_cpu');
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    statuses.push({ status });
  }
  noteMeasured(`${requests.length} attempts: ${formatStatuses(statuses)}`);
});

test('API9: every path of the service is in its description, and no other one answers', async ({
  hostileMuseum: { send },
}) => {
  const { body } = await send({ path: '/api/openapi.json' });
  const described = new Set(Object.keys((JSON.parse(body) as { paths: object }).paths));
  const undescribed = [...Object.values(endpoints), ...Object.values(deskEndpoints)]
    .map(({ path }) => path)
    .filter((path) => !described.has(path));
  expect(undescribed).toEqual([]);
  const guesses = [
    'admin',
    'debug',
    'status',
    'v1/users',
    'graphql',
    'swagger',
    'console',
    'backup.zip',
    'actuator/env',
    'server-status',
    'wp-login.php',
    'phpinfo.php',
    'api/v2/site/detail',
    'desk/api/debug',
    'api/internal',
  ];
  const answers: HostileAnswer[] = [];
  for (const guess of guesses) answers.push(await send({ path: `/${guess}` }));
  expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
  noteMeasured(`${described.size} paths described, ${guesses.length} guessed`);
});
