import { expect, test } from 'vitest';
import { CallFailure } from './failure';
import { isCall, pathOf, toFailure } from './handle-failures';

const error = (fields: object) => Object.assign(new Error('inside'), fields);

test.each([
  ['a body that is too large', error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 413],
  [
    'a media type that nobody takes',
    error({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
    415,
  ],
  ['anything else that the caller did', error({ code: 'FST_ERR_X', statusCode: 422 }), 400],
  ['a request that took too long', error({ statusCode: 408 }), 408],
  ['a database that refuses connections', error({ code: 'ECONNREFUSED' }), 503],
  ['a database that is shutting down', error({ code: '57P01' }), 503],
  ['a database that fails behind a query', error({ cause: error({ code: 'ECONNRESET' }) }), 503],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 503],
  ['a query without an answer', error({ cause: new Error('Query read timeout') }), 503],
  ['a query that took too long', error({ cause: error({ code: '57014' }) }), 503],
  ['a mistake in a query', error({ cause: error({ code: '42P01' }) }), 500],
  ['a mistake in the program', new TypeError('inside'), 500],
  ['what is no error at all', 'inside', 500],
])('%s is %i', (_, thrown, status) => {
  expect(toFailure(thrown).status).toBe(status);
});

test('a failure of a call stays what it is', () => {
  const failure = new CallFailure(409, (words) => words.forbidden);
  expect(toFailure(failure)).toBe(failure);
});

test.each([
  ['/api', true],
  ['/api/', true],
  ['/api/x?y=/media', true],
  ['/app/x', true],
  ['/inte-engine/x', true],
  ['/apix', false],
  ['/', false],
  ['/media/api/x', false],
])('%s belongs to the calls: %s', (url, expected) => {
  expect(isCall(url)).toBe(expected);
});

test('what a visitor typed stays out of an address', () => {
  expect(pathOf('/api/fullSearch?keyword=x')).toBe('/api/fullSearch');
  expect(pathOf('/a#b')).toBe('/a');
});
