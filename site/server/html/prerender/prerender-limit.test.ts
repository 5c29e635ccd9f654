import { expect, test, vi } from 'vitest';
import { createPrerenderLimit } from './prerender-limit';

const renderNow = () => Promise.resolve('page');

test('prerender limit rejects an address above its share with 429 and accepts another', async () => {
  const limit = createPrerenderLimit({ perMinute: 2 });
  expect(await limit('203.0.113.7', renderNow)).toBe('page');
  expect(await limit('203.0.113.7', renderNow)).toBe('page');
  const render = vi.fn(renderNow);
  await expect(limit('203.0.113.7', render)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  expect(render).not.toHaveBeenCalled();
  expect(await limit('203.0.113.8', renderNow)).toBe('page');
});

test('prerender limit bounds running and queued renderings and continues after a failed one', async () => {
  const limit = createPrerenderLimit({ concurrency: 1, waiting: 1 });
  let end: (error: Error) => void = () => undefined;
  const first = limit('a', () => new Promise((_, reject) => (end = reject)));
  const render = vi.fn(renderNow);
  const second = limit('b', render);
  await vi.waitFor(async () => {
    await expect(limit('c', render)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
  });
  expect(render).not.toHaveBeenCalled();
  end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('page');
  expect(await limit('c', render)).toBe('page');
});
