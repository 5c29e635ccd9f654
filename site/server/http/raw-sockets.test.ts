import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app';
import { locationsIn } from '../testing/test-locations';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();
let address: AddressInfo;
beforeAll(async () => {
  await museum.app.listen({ port: 0, host: '127.0.0.1' });
  address = museum.app.server.address() as AddressInfo;
});
afterAll(() => museum.app.close());

const origin = () => `http://127.0.0.1:${address.port}`;

test.each([
  ['JSON', 'application/json', 413],
  ['a form', 'application/x-www-form-urlencoded', 413],
  ['an unsupported type', 'x/y', 415],
])('10 MB of %s are rejected with a complete error response each time', async (_, type, status) => {
  for (let round = 0; round < 3; round += 1) {
    const response = await fetch(`${origin()}/api/content/page`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'x'.repeat(10_000_000),
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, code: status });
  }
});

/** Sends raw bytes; resolves to the raw response. */
function exchange(text: string, { port } = address): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });
}

test('bytes that are not HTTP get a wrapped 400 with the security headers', async () => {
  const received = await exchange('nonsense\r\n\r\n');
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(received).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 400, data: null });
});

test('endless headers get a 431', async () => {
  const received = await exchange(`GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  ['whose headers never end', 'POST /api/content/page HTTP/1.1\r\nhost: museum.example\r\n'],
  [
    'whose body never ends',
    'POST /api/content/page HTTP/1.1\r\nhost: museum.example\r\ncontent-type: application/json\r\n' +
      'content-length: 100\r\n\r\n{"categoryCode"',
  ],
])('client %s gets a wrapped 408', async (_, text) => {
  const { folder } = museum;
  const app = await createApp({
    db: museum.db,
    locations: locationsIn(folder),
    mediaDir: folder,
    requestTimeout: 400,
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const received = await exchange(text, app.server.address() as AddressInfo);
  expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(received).toContain("content-security-policy: default-src 'none'");
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    success: false,
    code: 408,
    data: null,
  });
});
