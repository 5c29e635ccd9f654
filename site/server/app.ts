import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/database';
import { createAnswerCall, type Clock } from './http/answer-call';
import { answerBrokenConnections } from './http/broken-connections';
import { bodyLimit, handleFailures } from './http/handle-failures';
import { serveHealth } from './http/health';
import { loggerOptions, type LogLevel } from './http/logger';
import { addSecurityHeaders } from './http/security-headers';
import { serveCalls } from './http/serve-calls';
import type { Locations } from './locations';
import { failurePage } from './pages/failure-page';
import { serveFiles } from './pages/serve-files';
import { servePages } from './pages/serve-pages';
import { createHandlers } from './resources';
import { serveSpeech } from './tts/serve-speech';

export interface AppOptions {
  db: Database;
  locations: Pick<Locations, 'app' | 'toolbar' | 'demoPages'>;
  /** Where the importer put pictures and recordings. */
  mediaDir: string;
  /** Default `silent`. */
  logLevel?: LogLevel;
  /** Default: the system's clock. */
  clock?: Clock;
}

/** The whole service, made without listening: tests call it through `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, locations, mediaDir, logLevel = 'silent', clock = () => new Date() } = options;
  const app = fastify({
    logger: loggerOptions(logLevel),
    bodyLimit,
    requestTimeout: 30_000,
    // While it stops, what still comes on an open connection is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenConnections,
  });
  const answerCall = createAnswerCall(createHandlers(db), clock);
  addSecurityHeaders(app);
  handleFailures(app, (failure, reply) =>
    reply.type('text/html; charset=utf-8').send(failurePage(failure)),
  );
  serveHealth(app, db);
  await serveCalls(app, answerCall);
  serveSpeech(app);
  servePages(app, locations.app, answerCall);
  await serveFiles(app, locations, mediaDir);
  return app;
}
