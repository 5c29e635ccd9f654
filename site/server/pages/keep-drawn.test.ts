import { expect, test, vi } from 'vitest';
import type { FirstViewAnswer } from '../../contract/first-view';
import type { Prerender, PrerenderInput } from '../../contract/prerendered';
import { CallFailure } from '../http/failure';
import { keepDrawn, type Drawn } from './keep-drawn';

const log = { error: vi.fn() };
const site: FirstViewAnswer = { name: 'siteDetail', input: {}, answer: { data: ['a'] } };
const input: PrerenderInput = {
  language: 'zh',
  address: '/',
  answers: [site],
  now: new Date('2026-11-21T10:00:10+08:00'),
};
const changed = { ...input, answers: [{ ...site, answer: { data: ['b'] } }] };
const at = (time: string) => ({ ...input, now: new Date(`2026-11-21T${time}+08:00`) });

/** Renders its responses and requests one more record if it can. */
const prerender = () =>
  vi.fn<Prerender>(async ({ answers, answer }) => {
    const record = { name: 'exhibitDetail', input: { id: 'ding' } } as const;
    const requested =
      answer && answers.length === 1 ? [{ ...record, answer: await answer(record) }] : [];
    const css = `p::before{content:${JSON.stringify(answers)}}`;
    const all = [...answers, ...requested];
    return { title: 't', html: JSON.stringify(all), css, picture: undefined, answers: all };
  });

test('page is rendered once for the same responses within a minute', async () => {
  const render = prerender();
  const prerenderCache = keepDrawn(render, log);
  const [first, again] = await Promise.all([
    prerenderCache.draw(input),
    prerenderCache.draw(at('10:00:59')),
  ]);
  expect(again).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
  await prerenderCache.draw(at('10:01:00'));
  expect(render).toHaveBeenCalledTimes(2);
});

test('additional calls of a page are repeated each time and the page is rendered again only when they changed', async () => {
  const render = prerender();
  const prerenderCache = keepDrawn(render, log);
  const answer = vi.fn(() => Promise.resolve('old'));
  const first = await prerenderCache.draw({ ...input, answer });
  expect(await prerenderCache.draw({ ...input, answer })).toBe(first);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(render).toHaveBeenCalledTimes(1);
  const second = await prerenderCache.draw({ ...input, answer: () => Promise.resolve('new') });
  expect(second).toMatchObject({ html: expect.stringContaining('new') as string });
});

test('concurrent requests share one rendering', async () => {
  const render = prerender();
  const prerenderCache = keepDrawn(render, log);
  const request = { ...input, answer: () => Promise.resolve('x') };
  const [first, again] = await Promise.all([
    prerenderCache.draw(request),
    prerenderCache.draw(request),
  ]);
  expect(again).toBe(first);
  expect(render).toHaveBeenCalledTimes(1);
});

test('changed responses give a page with another style hash, and old styles remain available', async () => {
  const prerenderCache = keepDrawn(prerender(), log);
  const first = (await prerenderCache.draw(input)) as Drawn;
  const second = (await prerenderCache.draw(changed)) as Drawn;
  expect(second.hash).not.toBe(first.hash);
  for (const page of [first, second]) expect(prerenderCache.stylesNamed(page.hash)).toBe(page.css);
  expect(prerenderCache.stylesNamed('unknown')).toBeUndefined();
});

test('each language and each URL has its own cache entry', async () => {
  const render = prerender();
  const prerenderCache = keepDrawn(render, log);
  await prerenderCache.draw(input);
  await prerenderCache.draw({ ...input, language: 'en' });
  await prerenderCache.draw({ ...input, address: '/News' });
  await prerenderCache.draw(input);
  expect(render).toHaveBeenCalledTimes(3);
});

test('prerender cache evicts pages beyond its size in bytes', async () => {
  const render = prerender();
  // A page of these responses takes about 1,000 bytes including overhead.
  const prerenderCache = keepDrawn(render, log, 100_000);
  for (let page = 0; page < 200; page++)
    await prerenderCache.draw({ ...input, address: `/?page=${page}` });
  await prerenderCache.draw({ ...input, address: '/?page=199' });
  expect(render).toHaveBeenCalledTimes(200);
  await prerenderCache.draw({ ...input, address: '/?page=0' });
  expect(render).toHaveBeenCalledTimes(201);
});

test('page larger than the cache is rendered each time and evicts nothing', async () => {
  const render = prerender();
  const prerenderCache = keepDrawn(render, log, 10_000);
  await prerenderCache.draw(input);
  const answers = [{ ...site, answer: { data: ['大'.repeat(10_000)] } }];
  const large = { ...input, address: '/large', answers };
  await prerenderCache.draw(large);
  await prerenderCache.draw(large);
  expect(render).toHaveBeenCalledTimes(3);
  await prerenderCache.draw(input);
  expect(render).toHaveBeenCalledTimes(3);
});

test('failed rendering is logged and left to the app', async () => {
  const fault = new Error('no such component');
  const prerenderCache = keepDrawn(() => Promise.reject(fault), log);
  expect(await prerenderCache.draw(input)).toBe('left-to-app');
  expect(log.error).toHaveBeenCalledWith(
    { err: fault, path: '/' },
    expect.stringContaining('prerendering'),
  );
  expect(await keepDrawn(undefined, log).draw(input)).toBe('left-to-app');
});

test('rejected call is rethrown and repeated at the next request', async () => {
  const httpError = new CallFailure(404, () => '');
  const render = prerender();
  const prerenderCache = keepDrawn(render, log);
  const rejected = { ...input, answer: () => Promise.reject(httpError) };
  await expect(prerenderCache.draw(rejected)).rejects.toBe(httpError);
  expect(
    await prerenderCache.draw({ ...input, answer: () => Promise.resolve('there') }),
  ).toMatchObject({
    html: expect.stringContaining('there') as string,
  });
});
