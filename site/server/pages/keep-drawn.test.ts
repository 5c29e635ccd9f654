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

/** Draws its answers, and asks for one record more where somebody answers. */
const prerender = () =>
  vi.fn<Prerender>(async ({ answers, answer }) => {
    const record = { name: 'exhibitDetail', input: { id: 'ding' } } as const;
    const asked =
      answer && answers.length === 1 ? [{ ...record, answer: await answer(record) }] : [];
    const css = `p::before{content:${JSON.stringify(answers)}}`;
    const all = [...answers, ...asked];
    return { title: 't', html: JSON.stringify(all), css, picture: undefined, answers: all };
  });

test('a page is drawn once for the same answers within a minute', async () => {
  const draw = prerender();
  const keeper = keepDrawn(draw, log);
  const [first, again] = await Promise.all([keeper.draw(input), keeper.draw(at('10:00:59'))]);
  expect(again).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  await keeper.draw(at('10:01:00'));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('what a page asked is asked again each time, and drawn anew only when it changed', async () => {
  const draw = prerender();
  const keeper = keepDrawn(draw, log);
  const answer = vi.fn(() => Promise.resolve('old'));
  const first = await keeper.draw({ ...input, answer });
  expect(await keeper.draw({ ...input, answer })).toBe(first);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(draw).toHaveBeenCalledTimes(1);
  const second = await keeper.draw({ ...input, answer: () => Promise.resolve('new') });
  expect(second).toMatchObject({ html: expect.stringContaining('new') as string });
});

test('who asks at the same time waits for the same page', async () => {
  const draw = prerender();
  const keeper = keepDrawn(draw, log);
  const asking = { ...input, answer: () => Promise.resolve('x') };
  const [first, again] = await Promise.all([keeper.draw(asking), keeper.draw(asking)]);
  expect(again).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('other answers give another page, whose styles bear another name; the old are still there', async () => {
  const keeper = keepDrawn(prerender(), log);
  const first = (await keeper.draw(input)) as Drawn;
  const second = (await keeper.draw(changed)) as Drawn;
  expect(second.hash).not.toBe(first.hash);
  for (const page of [first, second]) expect(keeper.stylesNamed(page.hash)).toBe(page.css);
  expect(keeper.stylesNamed('unknown')).toBeUndefined();
});

test('each language and each address has its own page', async () => {
  const draw = prerender();
  const keeper = keepDrawn(draw, log);
  await keeper.draw(input);
  await keeper.draw({ ...input, language: 'en' });
  await keeper.draw({ ...input, address: '/News' });
  await keeper.draw(input);
  expect(draw).toHaveBeenCalledTimes(3);
});

test('however many addresses are asked for, the pages take only so many bytes', async () => {
  const draw = prerender();
  // A page of these answers takes some 1,000 bytes with its own overhead.
  const keeper = keepDrawn(draw, log, 100_000);
  for (let page = 0; page < 200; page++) await keeper.draw({ ...input, address: `/?page=${page}` });
  await keeper.draw({ ...input, address: '/?page=199' });
  expect(draw).toHaveBeenCalledTimes(200);
  await keeper.draw({ ...input, address: '/?page=0' });
  expect(draw).toHaveBeenCalledTimes(201);
});

test('a page larger than the whole cache is drawn each time and puts nothing else out', async () => {
  const draw = prerender();
  const keeper = keepDrawn(draw, log, 10_000);
  await keeper.draw(input);
  const answers = [{ ...site, answer: { data: ['大'.repeat(10_000)] } }];
  const large = { ...input, address: '/large', answers };
  await keeper.draw(large);
  await keeper.draw(large);
  expect(draw).toHaveBeenCalledTimes(3);
  await keeper.draw(input);
  expect(draw).toHaveBeenCalledTimes(3);
});

test('a page that cannot be drawn is told to the log and to nobody else', async () => {
  const fault = new Error('no such component');
  const keeper = keepDrawn(() => Promise.reject(fault), log);
  expect(await keeper.draw(input)).toBe('left-to-app');
  expect(log.error).toHaveBeenCalledWith(
    { err: fault, path: '/' },
    expect.stringContaining('drawn'),
  );
  expect(await keepDrawn(undefined, log).draw(input)).toBe('left-to-app');
});

test('a refused call is passed on, and tried again the next time', async () => {
  const refusal = new CallFailure(404, () => '');
  const draw = prerender();
  const keeper = keepDrawn(draw, log);
  const refused = { ...input, answer: () => Promise.reject(refusal) };
  await expect(keeper.draw(refused)).rejects.toBe(refusal);
  expect(await keeper.draw({ ...input, answer: () => Promise.resolve('there') })).toMatchObject({
    html: expect.stringContaining('there') as string,
  });
});
