import { expect, test } from 'vitest';
import { createRateLimit, tooMany } from './limit-calls';

test('rate limit rejects with 429 and Retry-After, for that address only', async () => {
  const limit = createRateLimit(2);
  await limit.take('203.0.113.7');
  await limit.take('203.0.113.7');
  await expect(limit.take('203.0.113.7')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  await expect(limit.take('203.0.113.8')).resolves.toBeUndefined();
});

test('Retry-After is in whole seconds, at least one', () => {
  expect(tooMany(1).headers).toEqual({ 'retry-after': '1' });
  expect(tooMany(1_001).headers).toEqual({ 'retry-after': '2' });
});
