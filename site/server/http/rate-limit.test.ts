import { expect, test } from 'vitest';
import { createRateLimiter, tooManyRequests } from './rate-limit';

test('rate limit rejects with 429 and Retry-After, for that address only', async () => {
  const limit = createRateLimiter(2);
  await limit.consume('203.0.113.7');
  await limit.consume('203.0.113.7');
  await expect(limit.consume('203.0.113.7')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  await expect(limit.consume('203.0.113.8')).resolves.toBeUndefined();
});

test('request that counts as several is rejected beyond the limit, and the first one tells the log', async () => {
  const limit = createRateLimiter(10);
  await limit.consume('203.0.113.7', 8);
  const rejected = { status: 429, securityEvent: 'rate-limited' };
  await expect(limit.consume('203.0.113.7', 4)).rejects.toMatchObject(rejected);
  await expect(limit.consume('203.0.113.7', 4)).rejects.toMatchObject({
    securityEvent: undefined,
  });
});

test('Retry-After is in whole seconds, at least one', () => {
  expect(tooManyRequests(1).headers).toEqual({ 'retry-after': '1' });
  expect(tooManyRequests(1_001).headers).toEqual({ 'retry-after': '2' });
});
