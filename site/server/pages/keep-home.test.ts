import { expect, test, vi } from 'vitest';
import type { Prerender, PrerenderInput } from '../../contract/prerendered';
import { keepHome } from './keep-home';

const log = { error: vi.fn() };
const input: PrerenderInput = {
  language: 'zh',
  answers: [{ name: 'siteDetail', input: {}, answer: { data: ['a'] } }],
  now: new Date('2026-11-21T10:00:10+08:00'),
};
const changed = {
  ...input,
  answers: [{ ...input.answers[0], answer: { data: ['b'] } }],
} as PrerenderInput;
const at = (time: string) => ({ ...input, now: new Date(`2026-11-21T${time}+08:00`) });
const prerender = () =>
  vi.fn<Prerender>(({ answers }) => {
    const css = `p::before{content:${JSON.stringify(answers)}}`;
    return Promise.resolve({ html: '<p>', css, picture: undefined });
  });

test('the page is drawn once for the same answers within a minute', async () => {
  const draw = prerender();
  const home = keepHome(draw, log);
  const [first, again] = await Promise.all([home.draw(input), home.draw(at('10:00:59'))]);
  expect(again).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  await home.draw(at('10:01:00'));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('other answers give another page, whose styles bear another name; the old are still there', async () => {
  const home = keepHome(prerender(), log);
  const first = await home.draw(input);
  const second = await home.draw(changed);
  expect(second?.hash).not.toBe(first?.hash);
  for (const page of [first, second]) expect(home.stylesNamed(page?.hash ?? '')).toBe(page?.css);
  expect(home.stylesNamed('unknown')).toBeUndefined();
});

test('each language has its own page', async () => {
  const draw = prerender();
  const home = keepHome(draw, log);
  await home.draw(input);
  await home.draw({ ...input, language: 'en' });
  await home.draw(input);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a page that cannot be drawn is told to the log and to nobody else', async () => {
  const fault = new Error('no such component');
  const home = keepHome(() => Promise.reject(fault), log);
  expect(await home.draw(input)).toBeUndefined();
  expect(log.error).toHaveBeenCalledWith({ err: fault }, expect.stringContaining('drawn'));
  expect(await keepHome(undefined, log).draw(input)).toBeUndefined();
});
