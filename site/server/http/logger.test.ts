import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createErrorSender, registerErrorHandlers } from './error-handler';
import { loggerOptions } from './logger';

/** Log of a request to a failing route. */
async function logOf(url: string, failure: string | Error): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = loggerOptions('info');
  const app = fastify({ logger: { ...(options as object), stream } });
  registerErrorHandlers(
    app,
    createErrorSender(() => ''),
  );
  app.get('/search', () => {
    throw typeof failure === 'string' ? new Error(failure) : failure;
  });
  await app.inject({ method: 'GET', url, headers: { 'app-token': 'secret-token' } });
  await app.close();
  return lines.join('');
}

test('log has method and path of a request, without query, headers or address', async () => {
  const log = await logOf('/search?keyword=private', 'broken');
  expect(log).toContain('"method":"GET","path":"/search"');
  expect(log).not.toMatch(/private|secret-token|127\.0\.0\.1/);
});

test('log of a failed query omits its parameters', async () => {
  const log = await logOf('/search', 'Failed query: select $1\nparams: 13800000000');
  expect(log).toContain('Failed query: select $1');
  expect(log).not.toContain('13800000000');
});

/** Drizzle's error for a query that PostgreSQL rejects. */
function failedQuery(cause: { message: string; code: string; detail?: string }): Error {
  const { message, ...fields } = cause;
  const reason = Object.assign(new Error(message), fields);
  return new Error('Failed query: insert into members\nparams: 13800000000', { cause: reason });
}

interface LoggedLine {
  err: { message: string; cause: Record<string, unknown> };
}

test('log has the code and the cause of a failed query', async () => {
  const message = 'duplicate key value violates unique constraint "members_name_key_unique"';
  const detail = 'Key (name_key)=(lin) already exists.';
  const log = await logOf('/search', failedQuery({ code: '23505', message, detail }));
  const { err } = JSON.parse(
    log.split('\n').find((line) => line.includes('"err"')) ?? '',
  ) as LoggedLine;
  expect(err.message).toBe('Failed query: insert into members');
  expect(err.cause).toMatchObject({ type: 'Error', code: '23505', message });
  expect(log).not.toMatch(/13800000000|\(lin\)/);
});

test('log omits the value that PostgreSQL quotes in a data exception', async () => {
  const message = 'invalid input syntax for type integer: "13800000000"';
  const log = await logOf('/search', failedQuery({ code: '22P02', message }));
  expect(log).toContain('invalid input syntax for type integer');
  expect(log).not.toContain('13800000000');
});

test('log accepts an error that is its own cause', async () => {
  const error = new Error('circular');
  error.cause = error;
  expect(await logOf('/search', error)).toContain('circular');
});
