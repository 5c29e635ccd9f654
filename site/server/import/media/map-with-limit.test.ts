import { expect, test } from 'vitest';
import { mapWithLimit } from './map-with-limit';

test('never more than the limit at once, and the results in order', async () => {
  let running = 0;
  let most = 0;
  const results = await mapWithLimit([5, 1, 4, 2, 3], 2, async (item) => {
    most = Math.max(most, ++running);
    for (let step = 0; step < item; step += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('a failure is passed on', async () => {
  const failing = mapWithLimit([1], 2, () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});
