import type { FastifyInstance } from 'fastify';

/** How long an answer may take that was begun; the process must end within ten seconds. */
const patience = 7_000;
const interval = 50;

/** Takes no more connections, answers what was begun, and cuts off what takes too long. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // A connection whose answer has just been sent would be kept for the browser's next request.
  const closingIdle = setInterval(() => server.closeIdleConnections(), interval);
  const cuttingOff = setTimeout(() => server.closeAllConnections(), patience);
  await app.close();
  clearInterval(closingIdle);
  clearTimeout(cuttingOff);
}
