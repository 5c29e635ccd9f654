import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from './logger';
import { createRequestId, addRequestIdHeader } from './request-id';

test('each request has an id in X-Request-Id and in its log lines', async () => {
  const lines: { reqId?: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as object) };
  const app = fastify({ logger: loggerOptions('info', stream), genReqId: createRequestId });
  addRequestIdHeader(app);
  app.get('/', () => 'ok');
  const ids = [await app.inject('/'), await app.inject('/')].map(
    ({ headers }) => headers['x-request-id'],
  );
  await app.close();
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(lines.filter(({ reqId }) => reqId === id)).toHaveLength(2);
});
