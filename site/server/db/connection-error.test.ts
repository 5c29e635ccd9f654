import { expect, test } from 'vitest';
import { isConnectionError } from './connection-error';

test('a broken connection is recognised behind the errors that it caused', () => {
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(isConnectionError(new Error('query failed', { cause: broken }))).toBe(true);
  expect(isConnectionError(new Error('query failed', { cause: new Error('syntax') }))).toBe(false);
});

test('a chain of causes that leads back to itself ends the search', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', { cause: inner });
  inner.cause = outer;
  expect(isConnectionError(outer)).toBe(false);
});
