import decodeQR from 'qr/decode.js';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { maxQrTargetLength, qrCodeSource } from '../../contract/shared/qr-code';
import { createErrorSender, registerErrorHandlers } from '../http/error-handler';
import { createOriginResolver } from '../http/public-origin';
import { errorPage } from '../html/shared/error-page';
import { serveQrCodes } from './serve-qr-codes';

let app = fastify();
afterEach(() => app.close());

async function request(url: string, publicOrigin?: string) {
  app = fastify();
  registerErrorHandlers(app, createErrorSender(errorPage));
  serveQrCodes(app, createOriginResolver(publicOrigin));
  return app.inject({ url, headers: { host: 'museum.example:8080' } });
}

/** Decodes the rasterised SVG. */
async function scan(svg: string): Promise<string> {
  const image = sharp(Buffer.from(svg), { density: 300 }).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

test.each([
  ['/', 'http://museum.example:8080/'],
  ['/#/News', 'http://museum.example:8080/#/News'],
  ['/en/#/Search?keyword=ding', 'http://museum.example:8080/en/#/Search?keyword=ding'],
])('the QR code for %s contains its URL at the requested host', async (target, address) => {
  const response = await request(qrCodeSource(target));
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(await scan(response.body)).toBe(address);
});

test('a QR code contains the configured public origin instead of the host', async () => {
  const response = await request(qrCodeSource('/#/News'), 'https://yunze.example');
  expect(await scan(response.body)).toBe('https://yunze.example/#/News');
});

test('a QR code of a long URL with Chinese can be decoded', async () => {
  const target = `/#/Search?keyword=${encodeURIComponent('青铜器')}&from=${'a'.repeat(300)}`;
  expect(target.length).toBeLessThanOrEqual(maxQrTargetLength);
  expect(await scan((await request(qrCodeSource(target))).body)).toContain(target);
});

test.each([
  ['no target', '/qr.svg'],
  ['another host', qrCodeSource('https://elsewhere.example/')],
  ['another host without a scheme', qrCodeSource('//elsewhere.example/')],
  ['a host behind a backslash', qrCodeSource('/\\elsewhere.example/')],
  ['a host behind a line break', qrCodeSource('/\n/elsewhere.example/')],
  ['a target that is not a path', qrCodeSource('News')],
  ['a target that is too long', qrCodeSource(`/${'a'.repeat(maxQrTargetLength)}`)],
  ['two targets', `${qrCodeSource('/')}&to=/en/`],
])('a QR code request with %s is rejected with 400', async (_, url) => {
  const response = await request(url);
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain('<svg');
});
