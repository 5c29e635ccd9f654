import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createErrorSender, registerErrorHandlers } from './error-handler';
import { loggerOptions } from './logger';

test('client that leaves before its response is no failure in the log', async () => {
  let log = '';
  const app = fastify({ logger: loggerOptions('info', { write: (line) => (log += line) }) });
  onTestFinished(() => app.close());
  await app.register(compress);
  registerErrorHandlers(
    app,
    createErrorSender(() => ''),
  );
  const route = new EventEmitter();
  app.post('/long', async (_, reply) => {
    route.emit('start');
    await once(reply.raw, 'close');
    return reply.type('text/plain').send('云'.repeat(100_000));
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const started = once(route, 'start');
  const headers = 'host: museum.example\r\naccept-encoding: br\r\ncontent-type: application/json';
  socket.write(`POST /long HTTP/1.1\r\n${headers}\r\ncontent-length: 2\r\n\r\n{}`);
  await started;
  socket.destroy();
  await expect.poll(() => log).toContain('the client left before its response');
  expect(log).not.toContain('"level":50');
});
