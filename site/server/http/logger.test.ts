import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createFailureAnswer, handleFailures } from './handle-failures';
import { loggerOptions } from './logger';

/** What a request to a failing route leaves in the log. */
async function logOf(url: string, message: string): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const options = loggerOptions('info');
  const app = fastify({ logger: { ...(options as object), stream } });
  handleFailures(
    app,
    createFailureAnswer(() => ''),
  );
  app.get('/search', () => {
    throw new Error(message);
  });
  await app.inject({ method: 'GET', url, headers: { 'app-token': 'secret-token' } });
  await app.close();
  return lines.join('');
}

test('a request is logged by method and path, without query, headers or address', async () => {
  const log = await logOf('/search?keyword=private', 'broken');
  expect(log).toContain('"method":"GET","path":"/search"');
  expect(log).not.toMatch(/private|secret-token|127\.0\.0\.1/);
});

test('a failed query is logged without what it was given', async () => {
  const log = await logOf('/search', 'Failed query: select $1\nparams: 13800000000');
  expect(log).toContain('Failed query: select $1');
  expect(log).not.toContain('13800000000');
});
