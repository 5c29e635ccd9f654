import { expect, test } from 'vitest';
import { mapWithLimit } from './map-with-limit';

test('mapWithLimit runs at peak the limit concurrently and returns results in order', async () => {
  let running = 0;
  let peak = 0;
  const results = await mapWithLimit([5, 1, 4, 2, 3], 2, async (item) => {
    peak = Math.max(peak, ++running);
    for (let step = 0; step < item; step += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(peak).toBe(2);
});

test('mapWithLimit rejects when a task rejects', async () => {
  const failing = mapWithLimit([1], 2, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
