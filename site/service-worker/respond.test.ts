// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kitCachePrefix, kitRecordKey } from '../contract/shared/offline-kit';
import { createFakeCaches } from '../contract/shared/testing/fake-caches';
import { respond } from './respond';

// The library of the byte ranges expects the global object of a worker.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis }));

const origin = 'https://museum.example';

beforeEach(async () => {
  const { caches } = createFakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('location', { origin });
  const complete = await caches.open(`${kitCachePrefix}1`);
  await complete.put('/', new Response('kept page'));
  await complete.put('/offline/call/api/exhibit/detail?id=ding&siteId=1', new Response('kept'));
  await complete.put('/media/0a1f', new Response('kept picture'));
  await complete.put('/a11y-toolbar.js', new Response('kept toolbar'));
  await complete.put('/tts?le=zh&audio=a', new Response('0123456789'));
  await complete.put(kitRecordKey, new Response('{}'));
  const incomplete = await caches.open(`${kitCachePrefix}2`);
  await incomplete.put('/', new Response('half a kit'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const online = () => vi.stubGlobal('fetch', () => Promise.resolve(new Response('fresh')));
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));

/** Node makes no requests of mode `navigate`. */
const navigation = (path: string) =>
  Object.defineProperty(new Request(origin + path), 'mode', { value: 'navigate' });
const detail = () =>
  new Request(`${origin}/api/exhibit/detail`, {
    method: 'POST',
    body: '{"siteId":"1","id":"ding"}',
  });
const textOf = async (request: Request) => (await respond(request))?.text();

test('document and call come from the network while there is one', async () => {
  online();
  expect(await textOf(navigation('/'))).toBe('fresh');
  expect(await textOf(detail())).toBe('fresh');
});

test('document and call come from the complete kit without a network', async () => {
  offline();
  expect(await textOf(navigation('/'))).toBe('kept page');
  expect(await textOf(detail())).toBe('kept');
});

test('kept call answers when the network does not within four seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const response = textOf(detail());
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await response).toBe('kept');
});

test('error of the service is an answer', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('busy', { status: 503 })));
  expect((await respond(detail()))?.status).toBe(503);
});

test('picture of any size is the kept one without a network, and fresh with one', async () => {
  offline();
  expect(await textOf(new Request(`${origin}/media/0a1f-1600.avif`))).toBe('kept picture');
  online();
  expect(await textOf(new Request(`${origin}/media/0a1f-1600.avif`))).toBe('fresh');
});

test('toolbar, whose file names say no version, is fresh with a network and kept without one', async () => {
  online();
  expect(await textOf(new Request(`${origin}/a11y-toolbar.js`))).toBe('fresh');
  offline();
  expect(await textOf(new Request(`${origin}/a11y-toolbar.js`))).toBe('kept toolbar');
  expect(await textOf(new Request(`${origin}/a11y-toolbar.js?sha256-x`))).toBe('kept toolbar');
});

test('document of another edition than the kept one comes from the network, however slow it is', async () => {
  vi.useFakeTimers();
  const late = new Promise((resolve) => setTimeout(() => resolve(new Response('fresh')), 9_000));
  vi.stubGlobal('fetch', () => late);
  const response = textOf(navigation('/en/'));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await response).toBe('fresh');
});

test('document of another edition than the kept one is a page that links the kept one without a network', async () => {
  offline();
  const response = await respond(navigation('/en/'));
  expect(response?.status).toBe(503);
  expect(await response?.text()).toContain('<a href="/">');
});

test('document fails as it does without a worker where no kit is left', async () => {
  vi.stubGlobal('caches', createFakeCaches().caches);
  offline();
  await expect(respond(navigation('/en/'))).rejects.toThrow('no network');
});

test('player gets the part of a kept sound that it asks for', async () => {
  offline();
  const request = new Request(`${origin}/tts?le=zh&audio=a`, { headers: { range: 'bytes=2-4' } });
  const response = await respond(request);
  expect(response?.status).toBe(206);
  expect(await response?.text()).toBe('234');
});

test('what is not kept fails as it does without a worker', async () => {
  offline();
  await expect(respond(new Request(`${origin}/media/ffff.jpg`))).rejects.toThrow('no network');
});

test.each([
  ['/app/auth/getMemberInfo', 'GET'],
  ['/app/docent/book', 'POST'],
  ['/app/docent/slots', 'GET'],
  ['/user-centre/api/profile', 'GET'],
  ['/desk/api/x', 'GET'],
  ['/offline/zh/index.json', 'GET'],
])('request %s is left to the browser', (path, method) => {
  expect(respond(new Request(origin + path, { method }))).toBeUndefined();
});

test('other pages and other hosts are left to the browser', () => {
  expect(respond(navigation('/user-centre/'))).toBeUndefined();
  expect(respond(new Request('https://other.example/media/0a1f.jpg'))).toBeUndefined();
});
