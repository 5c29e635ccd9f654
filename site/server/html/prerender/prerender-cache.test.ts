import { expect, test, vi } from 'vitest';
import type { CallResponse } from '../../../contract/shared/initial-data';
import type { Prerender, PrerenderInput } from '../../../contract/shared/prerender';
import { HttpError } from '../../http/http-error';
import { createPrerenderCache, type PrerenderedPage } from './prerender-cache';

const log = { error: vi.fn() };
const site: CallResponse = { name: 'siteDetail', input: {}, answer: { data: ['a'] } };
const input: PrerenderInput = {
  edition: 'zh',
  address: '/',
  responses: [site],
  now: new Date('2026-11-21T10:00:10+08:00'),
};
const changed = { ...input, responses: [{ ...site, answer: { data: ['b'] } }] };
const at = (time: string) => ({ ...input, now: new Date(`2026-11-21T${time}+08:00`) });

/** Renders its responses and requests one more record if it can. */
const prerender = () =>
  vi.fn<Prerender>(async ({ responses, fetchResponse }) => {
    const record = { name: 'exhibitDetail', input: { id: 'ding' } } as const;
    const requested =
      fetchResponse && responses.length === 1
        ? [{ ...record, answer: await fetchResponse(record) }]
        : [];
    const css = `p::before{content:${JSON.stringify(responses)}}`;
    const all = [...responses, ...requested];
    return { title: 't', html: JSON.stringify(all), css, preloadImage: undefined, responses: all };
  });

test('page is rendered once for the same responses within a minute', async () => {
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log);
  const [first, again] = await Promise.all([
    prerenderCache.getPage(input),
    prerenderCache.getPage(at('10:00:59')),
  ]);
  expect(again).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  await prerenderCache.getPage(at('10:01:00'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('additional calls of a page are repeated each time and the page is rendered again only when they changed', async () => {
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log);
  const answer = vi.fn(() => Promise.resolve('old'));
  const first = await prerenderCache.getPage({ ...input, fetchResponse: answer });
  expect(await prerenderCache.getPage({ ...input, fetchResponse: answer })).toBe(first);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(render).toHaveBeenCalledTimes(1);
  const second = await prerenderCache.getPage({
    ...input,
    fetchResponse: () => Promise.resolve('new'),
  });
  expect(second).toMatchObject({ html: expect.stringContaining('new') as string });
});

test('concurrent requests share one rendering', async () => {
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log);
  const request = { ...input, fetchResponse: () => Promise.resolve('x') };
  const [first, again] = await Promise.all([
    prerenderCache.getPage(request),
    prerenderCache.getPage(request),
  ]);
  expect(again).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test('changed responses give a page with another style hash, and old styles remain available', async () => {
  const prerenderCache = createPrerenderCache(prerender(), log);
  const first = (await prerenderCache.getPage(input)) as PrerenderedPage;
  const second = (await prerenderCache.getPage(changed)) as PrerenderedPage;
  expect(second.hash).not.toBe(first.hash);
  for (const page of [first, second]) expect(prerenderCache.getStyles(page.hash)).toBe(page.css);
  expect(prerenderCache.getStyles('unknown')).toBeUndefined();
});

test('each language and each URL has its own cache entry', async () => {
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log);
  await prerenderCache.getPage(input);
  await prerenderCache.getPage({ ...input, edition: 'en' });
  await prerenderCache.getPage({ ...input, address: '/News' });
  await prerenderCache.getPage(input);
  expect(render).toHaveBeenCalledTimes(3);
});

test('prerender cache evicts pages beyond its size in bytes', async () => {
  const render = prerender();
  // A page of these responses takes about 1,000 bytes including overhead.
  const prerenderCache = createPrerenderCache(render, log, 100_000);
  for (let page = 0; page < 200; page++)
    await prerenderCache.getPage({ ...input, address: `/?page=${page}` });
  await prerenderCache.getPage({ ...input, address: '/?page=199' });
  expect(render).toHaveBeenCalledTimes(200);
  await prerenderCache.getPage({ ...input, address: '/?page=0' });
  expect(render).toHaveBeenCalledTimes(201);
});

test('page larger than the cache is rendered each time and evicts nothing', async () => {
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log, 10_000);
  await prerenderCache.getPage(input);
  const responses = [{ ...site, answer: { data: ['大'.repeat(10_000)] } }];
  const large = { ...input, address: '/large', responses };
  await prerenderCache.getPage(large);
  await prerenderCache.getPage(large);
  expect(render).toHaveBeenCalledTimes(3);
  await prerenderCache.getPage(input);
  expect(render).toHaveBeenCalledTimes(3);
});

test('failed rendering is logged and left to the app', async () => {
  const fault = new Error('no such component');
  const prerenderCache = createPrerenderCache(() => Promise.reject(fault), log);
  expect(await prerenderCache.getPage(input)).toBe('client-only');
  expect(log.error).toHaveBeenCalledWith(
    { err: fault, path: '/' },
    expect.stringContaining('prerendering'),
  );
  expect(await createPrerenderCache(undefined, log).getPage(input)).toBe('client-only');
});

test('rejected call is rethrown and repeated at the next request', async () => {
  const httpError = new HttpError(404, () => '');
  const render = prerender();
  const prerenderCache = createPrerenderCache(render, log);
  const rejected = { ...input, fetchResponse: () => Promise.reject(httpError) };
  await expect(prerenderCache.getPage(rejected)).rejects.toBe(httpError);
  expect(
    await prerenderCache.getPage({ ...input, fetchResponse: () => Promise.resolve('there') }),
  ).toMatchObject({
    html: expect.stringContaining('there') as string,
  });
});
