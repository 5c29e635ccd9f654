import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { centrePath } from '../contract/user-centre';
import type { Database } from './db/database';
import { tellAge } from './http/answer-age';
import { createAnswerCall, type Clock } from './http/answer-call';
import { answerBrokenConnections } from './http/broken-connections';
import { bodyLimit, createFailureAnswer, handleFailures, toFailure } from './http/handle-failures';
import { serveHealth } from './http/health';
import { loggerOptions, type LogLevel, type LogStream } from './http/logger';
import { createOriginOf } from './http/public-origin';
import { createRequestId, tellRequestId } from './http/request-id';
import { addSecurityHeaders } from './http/security-headers';
import { serveCalls } from './http/serve-calls';
import { warnOfUntrustedProxy } from './http/warn-of-proxy';
import type { Locations } from './locations';
import { serveListings } from './mirror/serve-listings';
import { serveMirror } from './mirror/serve-mirror';
import { keepAnswers } from './operations/keep-answers';
import { serveDocs } from './operations/serve-docs';
import { failurePage } from './pages/failure-page';
import { loadPrerender } from './pages/load-prerender';
import { serveFiles } from './pages/serve-files';
import { servePages } from './pages/serve-pages';
import { serveQrCodes } from './qr/serve-qr-codes';
import { createHandlers } from './resources';
import { createVisitCounter } from './resources/visit/visit-counter';
import { serveSpeech } from './tts/serve-speech';
import { findMember } from './user-centre/find-member';
import type { PasswordCost } from './user-centre/password-hash';
import { serveCentre } from './user-centre/serve-centre';

export interface AppOptions {
  db: Database;
  locations: Pick<Locations, 'app' | 'prerender' | 'toolbar' | 'userCentre' | 'demoPages'>;
  /** Folder of imported images and recordings. */
  mediaDir: string;
  /** Default `silent`. */
  logLevel?: LogLevel;
  /** Default: the system's clock. */
  clock?: Clock;
  /** Maximum size of the response cache in bytes. Default 0: no cache. */
  keptAnswerBytes?: number;
  /** Proxies whose `X-Forwarded-*` headers are trusted. Default: none. */
  trustedProxies?: readonly string[];
  /** Origin of absolute URLs. Default: the origin of each request. */
  publicOrigin?: string | undefined;
  /** URL of an external user centre. Default: the built-in one. */
  userCentreUrl?: string | undefined;
  /** Time limit for receiving a request, in milliseconds. Default 30,000. */
  requestTimeout?: number;
  /** Cost of a password hash. Default: about a quarter of a second. */
  passwordCost?: PasswordCost | undefined;
  /** Destination of the log. Default: standard output. */
  logStream?: LogStream;
}

/** The whole service, not listening yet: tests use `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, locations, mediaDir, logLevel = 'silent', clock = () => new Date() } = options;
  const { trustedProxies = [], userCentreUrl = centrePath, logStream } = options;
  const { requestTimeout = 30_000 } = options;
  const sendError = createFailureAnswer(failurePage);
  const app = fastify({
    logger: loggerOptions(logLevel, logStream),
    genReqId: createRequestId,
    bodyLimit,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout,
    // Node checks for expired requests in this interval; headersTimeout must not exceed requestTimeout.
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 2,
    },
    // Requests on open connections are still served during shutdown.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenConnections,
    frameworkErrors: (error, request, reply) => void sendError(toFailure(error), request, reply),
  });
  // The plugin skips images and recordings, which are compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const handlers = createHandlers(db, { userCentre: userCentreUrl }, options.passwordCost);
  const dispatchCall = createAnswerCall({
    handlers: keepAnswers(db, handlers, { maxBytes: options.keptAnswerBytes ?? 0 }),
    clock,
    findMember: (token, now) => findMember(db, token, now),
  });
  addSecurityHeaders(app, options.publicOrigin);
  warnOfUntrustedProxy(app, trustedProxies);
  tellRequestId(app);
  tellAge(app);
  handleFailures(app, sendError);
  serveHealth(app, db);
  await serveCalls(app, dispatchCall);
  serveDocs(app, locations.app);
  serveSpeech(app);
  const resolveOrigin = createOriginOf(options.publicOrigin);
  const countVisit = createVisitCounter(db, clock);
  const pageDependencies = { appFolder: locations.app, dispatchCall, resolveOrigin, countVisit };
  const prerender = await loadPrerender(locations.prerender, app.log);
  servePages(app, { ...pageDependencies, clock, prerender });
  serveMirror(app, pageDependencies);
  serveQrCodes(app, resolveOrigin);
  serveListings(app, { db, clock, dispatchCall, resolveOrigin });
  await serveCentre(app, locations.userCentre);
  await serveFiles(app, locations, mediaDir);
  return app;
}
