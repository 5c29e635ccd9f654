import type { FastifyInstance } from 'fastify';

/** Time limit for requests in flight, in milliseconds; the process must end within ten seconds. */
const timeLimit = 7_000;
const interval = 50;

/** Stops accepting connections, completes requests in flight and closes all connections after the time limit. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // Keep-alive connections stay open after their response, so idle ones are closed repeatedly.
  const closingIdle = setInterval(() => server.closeIdleConnections(), interval);
  const cuttingOff = setTimeout(() => server.closeAllConnections(), timeLimit);
  await app.close();
  clearInterval(closingIdle);
  clearTimeout(cuttingOff);
}
