import type { ClientHttp2Session } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './lib/paths.mjs';
import {
  openSession as open,
  sendRequest,
  type Http2Response,
} from './lib/deployment/http2-client';
import { startDeployment, type Deployment } from './lib/deployment/deployment.mjs';

/** `npm run test:deploy`: what `deploy/` describes, run on this machine. */
describe.runIf(process.env.TEST_DEPLOYMENT)('deployment', () => {
  let deployment: Deployment;
  let session: ClientHttp2Session;
  const ends: (() => Promise<void> | void)[] = [];
  const timeout = 300_000;

  beforeAll(async () => {
    deployment = await startDeployment();
    ends.push(deployment.stop);
    session = openSession();
    ends.push(() => session.close());
  }, timeout);
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  }, timeout);

  const openSession = (localAddress?: string) => open(deployment.nginx.origin, localAddress);

  const send = (
    path: string,
    { at = session, ...request }: { body?: string; headers?: object; at?: ClientHttp2Session } = {},
  ) => sendRequest(at, path, request);

  const readNews = (at = session) =>
    send('/api/content/page', { body: JSON.stringify({ categoryCode: 'News' }), at });

  test('the home page is sent over HTTP/2 with the security headers of the service, once each', async () => {
    const { status, headers, body } = await send('/');
    expect(status).toBe(200);
    expect(body).toContain('<html lang="zh-CN"');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers.server).toBe('nginx');
    expect(session.alpnProtocol).toBe('h2');
  });

  test('plain HTTP is redirected to the same address with TLS', async () => {
    const url = `http://127.0.0.1:${deployment.nginx.plainPort}/p/zh/News?page=2`;
    const response = await fetch(url, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('https://museum.example/p/zh/News?page=2');
  });

  test('files with a hash in their name are kept by nginx and by browsers, pages are not', async () => {
    const { body, headers } = await send('/');
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(body)?.[1] ?? '';
    const encoding = { headers: { 'accept-encoding': 'br' } };
    expect((await send(script, encoding)).headers['x-cache']).toBe('MISS');
    const kept = await send(script, encoding);
    expect(kept.headers).toMatchObject({ 'x-cache': 'HIT', 'content-encoding': 'br' });
    expect(kept.headers['cache-control']).toContain('immutable');
    // A browser without compression gets its own version.
    expect((await send(script)).headers['content-encoding']).toBeUndefined();
    expect(headers).not.toHaveProperty('x-cache');
    expect(headers.etag).toBeDefined();
  });

  test('bodies over 1 MB are rejected in the form of the calls, over 2 MB by nginx', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ categoryCode: 'a'.repeat(bytes) });
    const large = await send('/api/content/page', { body: bodyOf(1_200_000) });
    expect(large.status).toBe(413);
    expect(JSON.parse(large.body)).toMatchObject({ success: false, code: 413 });
    expect((await send('/api/content/page', { body: bodyOf(2_200_000) })).status).toBe(413);
  });

  test('pictures for the desk reach the service, which asks for a login, up to 25 MB', async () => {
    const upload = (megabytes: number) =>
      send('/desk/api/records/pictures', {
        body: 'a'.repeat(megabytes * 1024 * 1024),
        headers: { 'content-type': 'application/octet-stream' },
      });
    const { status, body } = await upload(24);
    expect([status, JSON.parse(body)]).toMatchObject([401, { success: false }]);
    expect((await upload(27)).status).toBe(413);
  });

  test('limits count the address of the visitor, which the visitor cannot choose, in both processes', async () => {
    const seen: number[] = [];
    for (let index = 0; index < 34; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, forwarded: 'for=203.0.113.1' };
      seen.push((await send('/app/volunteer/apply', { body: '{}', headers })).status);
    }
    expect(seen.filter((status) => status === 400)).toHaveLength(30);
    expect(seen.filter((status) => status === 429)).toHaveLength(4);
    // The service itself believes the proxy.
    const [service] = deployment.services;
    const direct = await fetch(`${service?.origin}/app/volunteer/apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
      body: '{}',
    });
    expect(direct.status).toBe(400);
  });

  test('requests of one address beyond its share are rejected in the form of the calls', async () => {
    const seen: Http2Response[] = [];
    // nginx ends a connection after a thousand requests.
    for (let round = 0; round < 16; round += 1) {
      const at = openSession('127.0.95.1');
      const requests = Array.from({ length: 90 }, () => send('/healthz', { at }));
      seen.push(...(await Promise.all(requests)));
      at.close();
    }
    const rejected = seen.filter(({ status }) => status === 429);
    expect(seen.length - rejected.length).toBeGreaterThanOrEqual(1_000);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.headers['retry-after']).toBe('5');
    expect(JSON.parse(rejected[0]?.body ?? '')).toMatchObject({ success: false, code: 429 });
    expect((await readNews()).status).toBe(200);
  });

  test('metrics are not public, but readable on this machine', async () => {
    expect((await send('/metrics')).status).toBe(404);
    const response = await fetch(`${deployment.services[0]?.origin}/metrics`);
    expect(await response.text()).toContain('yunze_http_requests_total{');
  });

  test('a header of 100 KB and an unknown TLS version are rejected', async () => {
    const headers = { 'x-long': 'a'.repeat(100_000) };
    const outcome = await send('/', { headers, at: openSession() }).then(
      ({ status }) => status,
      () => 'closed',
    );
    expect(['closed', 400, 431]).toContain(outcome);
    const old = new Promise((resolve) => {
      const { origin } = deployment.nginx;
      const options = {
        rejectUnauthorized: false,
        maxVersion: 'TLSv1.1',
        minVersion: 'TLSv1',
      } as const;
      httpsRequest(origin, options, () => resolve('answered'))
        .on('error', () => resolve('rejected'))
        .end();
    });
    expect(await old).toBe('rejected');
  });

  /** Sends calls one after another on several connections while a task runs; resolves to the statuses. */
  async function statusesDuring(task: () => Promise<void>): Promise<Map<number | string, number>> {
    const seen = new Map<number | string, number>();
    let isOver = false;
    const visit = async (index: number) => {
      while (!isOver) {
        // A connection of its own each time: nginx ends old connections at a reload.
        const own = openSession(`127.0.94.${index + 1}`);
        const outcome = await (index % 2 ? readNews(own) : send('/en/', { at: own })).then(
          ({ status }) => status,
          (error: unknown) => String(error),
        );
        own.close();
        // Not processed, so browsers send it again on a new connection (RFC 9113, 8.7).
        if (String(outcome).includes('NGHTTP2_REFUSED_STREAM')) continue;
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      }
    };
    const visits = Array.from({ length: 8 }, (_, index) => visit(index));
    await task();
    isOver = true;
    await Promise.all(visits);
    return seen;
  }

  test(
    'no request fails while nginx reads its configuration again, five times',
    async () => {
      const seen = await statusesDuring(async () => {
        for (let round = 0; round < 5; round += 1) {
          deployment.nginx.reload();
          await pause(600);
        }
      });
      expect([...seen.keys()]).toEqual([200]);
      expect(seen.get(200)).toBeGreaterThan(50);
    },
    timeout,
  );

  test(
    'no request fails while the processes restart one after another, as at an update',
    async () => {
      const seen = await statusesDuring(async () => {
        for (const service of deployment.services) {
          await service.restart();
          await pause(500);
        }
      });
      expect([...seen.keys()]).toEqual([200]);
      expect(seen.get(200)).toBeGreaterThan(50);
    },
    timeout,
  );

  test(
    'searches are answered by the search server, with 503 while it is away, and again when it is back',
    async () => {
      const at = openSession();
      ends.push(() => at.close());
      const search = (keyword: string) =>
        send(`/api/fullSearch?keyword=${encodeURIComponent(keyword)}`, { at });
      // Each keyword is new, so that no answer of a cache hides the outage.
      const untilStatus = (status: number, keyword: string) =>
        vi.waitFor(async () => expect((await search(keyword)).status).toBe(status), {
          timeout: 30_000,
          interval: 500,
        });
      await untilStatus(200, '青铜鼎');
      const { body } = await search('青铜鼎');
      expect(body).toContain('<mark>');
      const [service] = deployment.services;
      const metrics = await (await fetch(`${service?.origin ?? ''}/metrics`)).text();
      expect(metrics).toMatch(/yunze_search_server_requests_total\{result="answered"\} \d+/);
      await deployment.groonga.halt();
      const failed = await search('玉琮');
      expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5']);
      expect((await readNews(at)).status).toBe(200);
      await deployment.groonga.start();
      await untilStatus(200, '玉璧');
    },
    timeout,
  );

  test('the environment file has valid settings', async () => {
    const { readSettings } = await import('../server/process/settings');
    const lines = readFileSync(`${root}deploy/yunze.env`, 'utf8').split('\n');
    const entries = lines.flatMap((line) => {
      const [, name, value] = /^#?([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as const];
    });
    expect(entries.length).toBeGreaterThan(5);
    expect(readSettings(Object.fromEntries(entries), '/nowhere')).toMatchObject({
      dataDir: '/var/lib/yunze',
      trustedProxies: ['loopback'],
    });
  });

  test.each([
    ['yunze@.service', 'yunze@3001.service'],
    ['yunze-search.service', 'yunze-search.service'],
  ])('the systemd unit %s is valid and exposes little', (file, name) => {
    const folder = mkdtempSync(join(tmpdir(), 'yunze-unit-'));
    const unit = join(folder, name);
    const text = readFileSync(`${root}deploy/systemd/${file}`, 'utf8');
    writeFileSync(unit, text.replace('/usr/bin/node', process.execPath));
    const analyse = (...args: string[]) =>
      spawnSync('systemd-analyze', [...args, unit], { encoding: 'utf8' });
    const verified = analyse('verify');
    // Without systemd as the first process some machines print warnings that do not name the unit.
    const named = verified.stderr.split('\n').filter((line) => line.includes(name));
    expect(named).toEqual([]);
    const { stdout } = analyse('security', '--offline=true');
    const exposure = /exposure level for [^:]+: ([\d.]+)/.exec(stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
    rmSync(folder, { recursive: true });
  });
});
