import { expect, test } from 'vitest';
import { isConnectionError } from './connection-error';

test('a connection error is recognised among the causes of another error', () => {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(isConnectionError(new Error('query failed', { cause: broken }))).toBe(true);
  expect(isConnectionError(new Error('query failed', { cause: new Error('syntax') }))).toBe(false);
});

test('a circular chain of causes ends the search for a connection error', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', { cause: inner });
  inner.cause = outer;
  expect(isConnectionError(outer)).toBe(false);
});
