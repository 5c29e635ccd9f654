import decodeQR from 'qr/decode.js';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { longestQrTarget, qrCodeSource } from '../../contract/qr-code';
import { createFailureAnswer, handleFailures } from '../http/handle-failures';
import { createOriginOf } from '../http/public-origin';
import { failurePage } from '../pages/failure-page';
import { serveQrCodes } from './serve-qr-codes';

let app = fastify();
afterEach(() => app.close());

async function ask(url: string, publicOrigin?: string) {
  app = fastify();
  handleFailures(app, createFailureAnswer(failurePage));
  serveQrCodes(app, createOriginOf(publicOrigin));
  return app.inject({ url, headers: { host: 'museum.example:8080' } });
}

/** What a camera sees. */
async function scan(svg: string): Promise<string> {
  const image = sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test.each([
  ['/', 'http://museum.example:8080/'],
  ['/#/News', 'http://museum.example:8080/#/News'],
  ['/en/#/Search?keyword=ding', 'http://museum.example:8080/en/#/Search?keyword=ding'],
])('a code for %s leads there, at the host that was asked', async (target, address) => {
  const response = await ask(qrCodeSource(target));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(await scan(response.body)).toBe(address);
});

test('a configured origin stands in the place of the host', async () => {
  const response = await ask(qrCodeSource('/#/News'), 'https://yunze.example');
  expect(await scan(response.body)).toBe('https://yunze.example/#/News');
});

test('a long address with Chinese in it can still be scanned', async () => {
  const target = `/#/Search?keyword=${encodeURIComponent('青铜器')}&from=${'a'.repeat(300)}`;
  expect(target.length).toBeLessThanOrEqual(longestQrTarget);
  expect(await scan((await ask(qrCodeSource(target))).body)).toContain(target);
});

test.each([
  ['nothing', '/qr.svg'],
  ['another host', qrCodeSource('https://elsewhere.example/')],
  ['another host without a scheme', qrCodeSource('//elsewhere.example/')],
  ['a host behind a backslash', qrCodeSource('/\\elsewhere.example/')],
  ['a host behind a line break', qrCodeSource('/\n/elsewhere.example/')],
  ['what is no path', qrCodeSource('News')],
  ['too much', qrCodeSource(`/${'a'.repeat(longestQrTarget)}`)],
  ['two targets', `${qrCodeSource('/')}&to=/en/`],
])('%s gives no code', async (_, url) => {
  const response = await ask(url);
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain('<svg');
});
