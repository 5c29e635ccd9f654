import { expect, test } from 'vitest';
import { useTestMuseum } from '../testing/test-museum';

const museum = useTestMuseum();

/** An invalid host is rejected before any work, but after the rate limit. */
const headers = { host: 'a b' };

async function statusesOf(url: string, times: number, addressOf: (index: number) => string) {
  const seen = new Map<number, number>();
  let retryAfter: unknown;
  for (let index = 0; index < times; index += 1) {
    const response = await museum.app.inject({ url, headers, remoteAddress: addressOf(index) });
    seen.set(response.statusCode, (seen.get(response.statusCode) ?? 0) + 1);
    retryAfter ??= response.headers['retry-after'];
  }
  return { seen, retryAfter };
}

test.each([
  ['search', '/api/fullSearch?keyword=ding', 240],
  ['speech', '/tts?le=xx&audio=a', 300],
  ['the sitemap', '/sitemap.xml', 120],
  ['a feed', '/rss/news.xml', 120],
  ['a QR code', '/qr.svg?to=/', 240],
  ['a prerendered page', '/prerendered/zh', 1_200],
  ['a crawlable page', '/p/zh/nowhere', 2_400],
  ['the home page', '/', 2_400],
])(
  '%s has a rate limit per client that does not affect other clients',
  async (name, url, perMinute) => {
    // All feeds share one limit, so each row uses its own client.
    const client = `203.0.113.${name.length}`;
    const { seen, retryAfter } = await statusesOf(url, perMinute + 5, () => client);
    expect(seen.get(429)).toBe(5);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    const other = await museum.app.inject({ url, remoteAddress: '203.0.113.200' });
    expect(other.statusCode).not.toBe(429);
  },
  60_000,
);

test('all addresses of an IPv6 /64 share one rate limit', async () => {
  const url = '/api/fullSearch?keyword=ding';
  const { seen } = await statusesOf(url, 245, (index) => `2001:db8:1:2::${index.toString(16)}`);
  expect(seen.get(429)).toBe(5);
  const other = await museum.app.inject({ url, remoteAddress: '2001:db8:1:3::1' });
  expect(other.statusCode).toBe(200);
});

test('pages of more than 100 records are allowed for the footer’s sites only', async () => {
  const request = (categoryCode: string, pageSize: number) =>
    museum.send('contentPage', { categoryCode, pageSize });
  expect((await request('News', 100)).statusCode).toBe(200);
  const rejected = await request('News', 101);
  expect(rejected.statusCode).toBe(400);
  expect(rejected.json()).toMatchObject({
    errors: [{ field: 'pageSize', msg: '不能大于 100。' }],
  });
  expect((await request('FooterSite', 9_999)).statusCode).toBe(200);
});
