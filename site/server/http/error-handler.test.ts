import { expect, test } from 'vitest';
import { HttpError } from './http-error';
import { isCallUrl, stripQuery, toHttpError } from './error-handler';

const error = (fields: object) => Object.assign(new Error('inside'), fields);

test.each([
  ['a body that is too large', error({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 413],
  [
    'an unsupported media type',
    error({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }),
    415,
  ],
  ['any other client error', error({ code: 'FST_ERR_X', statusCode: 422 }), 400],
  ['a request that took too long', error({ statusCode: 408 }), 408],
  ['a database that refuses connections', error({ code: 'ECONNREFUSED' }), 503],
  ['a database that is shutting down', error({ code: '57P01' }), 503],
  ['a database that fails behind a query', error({ cause: error({ code: 'ECONNRESET' }) }), 503],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 503],
  ['a query without an answer', error({ cause: new Error('Query read timeout') }), 503],
  ['a query that took too long', error({ cause: error({ code: '57014' }) }), 503],
  ['an invalid query', error({ cause: error({ code: '42P01' }) }), 500],
  ['a programming error', new TypeError('inside'), 500],
  ['a thrown string', 'inside', 500],
])('%s becomes status %i', (_, thrown, status) => {
  expect(toHttpError(thrown).status).toBe(status);
});

test('an HttpError is returned unchanged', () => {
  const failure = new HttpError(409, (messages) => messages.forbidden);
  expect(toHttpError(failure)).toBe(failure);
});

test.each([
  ['/api', true],
  ['/api/', true],
  ['/api/x?y=/media', true],
  ['/app/x', true],
  ['/inte-engine/x', true],
  ['/data/v1/objects', true],
  ['/apix', false],
  ['/', false],
  ['/media/api/x', false],
])('%s is the URL of a call: %s', (url, expected) => {
  expect(isCallUrl(url)).toBe(expected);
});

test('query and fragment are removed from a URL', () => {
  expect(stripQuery('/api/fullSearch?keyword=x')).toBe('/api/fullSearch');
  expect(stripQuery('/a#b')).toBe('/a');
});
