import { expect, test, vi } from 'vitest';
import { limitDrawing } from './limit-drawing';

const soon = () => Promise.resolve('page');

test('prerender limit rejects an address above its share with 429 and accepts another', async () => {
  const limit = limitDrawing({ perMinute: 2 });
  expect(await limit('203.0.113.7', soon)).toBe('page');
  expect(await limit('203.0.113.7', soon)).toBe('page');
  const draw = vi.fn(soon);
  await expect(limit('203.0.113.7', draw)).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  expect(draw).not.toHaveBeenCalled();
  expect(await limit('203.0.113.8', soon)).toBe('page');
});

test('prerender limit bounds running and queued renderings and continues after a failed one', async () => {
  const limit = limitDrawing({ atOnce: 1, waiting: 1 });
  let end: (error: Error) => void = () => undefined;
  const first = limit('a', () => new Promise((_, reject) => (end = reject)));
  const draw = vi.fn(soon);
  const second = limit('b', draw);
  await vi.waitFor(async () => {
    await expect(limit('c', draw)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
  });
  expect(draw).not.toHaveBeenCalled();
  end(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  expect(await second).toBe('page');
  expect(await limit('c', draw)).toBe('page');
});
