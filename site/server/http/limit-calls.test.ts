import { expect, test } from 'vitest';
import { createRateLimit, tooMany } from './limit-calls';

test('who calls too often is told when to come back, and nobody else is', async () => {
  const limit = createRateLimit(2);
  await limit.take('203.0.113.7');
  await limit.take('203.0.113.7');
  await expect(limit.take('203.0.113.7')).rejects.toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
  });
  await expect(limit.take('203.0.113.8')).resolves.toBeUndefined();
});

test('the time to wait is whole seconds, at least one', () => {
  expect(tooMany(1).headers).toEqual({ 'retry-after': '1' });
  expect(tooMany(1_001).headers).toEqual({ 'retry-after': '2' });
});
