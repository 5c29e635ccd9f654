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
  /** Where the importer put pictures and recordings. */
  mediaDir: string;
  /** Default `silent`. */
  logLevel?: LogLevel;
  /** Default: the system's clock. */
  clock?: Clock;
  /** How much memory kept answers may take. Default 0: every call is looked up. */
  keptAnswerBytes?: number;
  /** The proxies whose word on a visitor's address is taken. Default: nobody's. */
  trustedProxies?: readonly string[];
  /** The origin that absolute addresses name. Default: that by which each request came. */
  publicOrigin?: string | undefined;
  /** The address of another user centre. Default: the own one. */
  userCentreUrl?: string | undefined;
  /** How long a request may take to arrive, in milliseconds. Default 30,000. */
  requestTimeout?: number;
  /** What the hash of a password costs. Default: a quarter of a second. */
  passwordCost?: PasswordCost | undefined;
  /** Where the log goes. Default: standard output. */
  logStream?: LogStream;
}

/** The whole service, made without listening: tests call it through `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, locations, mediaDir, logLevel = 'silent', clock = () => new Date() } = options;
  const { keptAnswerBytes = 0 } = options;
  const { trustedProxies = [], userCentreUrl = centrePath, logStream } = options;
  const { requestTimeout = 30_000 } = options;
  const answerFailure = createFailureAnswer(failurePage);
  const app = fastify({
    logger: loggerOptions(logLevel, logStream),
    genReqId: createRequestId,
    bodyLimit,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    requestTimeout,
    // Node looks for late ones in this interval, and for none whose headers may come later than all of it.
    http: {
      requestTimeout,
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: requestTimeout / 2,
    },
    // While it stops, what still comes on an open connection is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenConnections,
    frameworkErrors: (error, request, reply) =>
      void answerFailure(toFailure(error), request, reply),
  });
  // Pictures and recordings are compressed already; the plugin leaves them alone.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const handlers = createHandlers(db, { userCentre: userCentreUrl }, options.passwordCost);
  const answerCall = createAnswerCall({
    handlers: keepAnswers(db, handlers, { maxBytes: keptAnswerBytes }),
    clock,
    findMember: (token, now) => findMember(db, token, now),
  });
  addSecurityHeaders(app, options.publicOrigin);
  warnOfUntrustedProxy(app, trustedProxies);
  tellRequestId(app);
  tellAge(app);
  handleFailures(app, answerFailure);
  serveHealth(app, db);
  await serveCalls(app, answerCall);
  serveDocs(app, locations.app);
  serveSpeech(app);
  const originOf = createOriginOf(options.publicOrigin);
  const countVisit = createVisitCounter(db, clock);
  const pageParts = { appFolder: locations.app, answerCall, originOf, countVisit };
  const prerender = await loadPrerender(locations.prerender, app.log);
  servePages(app, { ...pageParts, clock, prerender });
  serveMirror(app, pageParts);
  serveQrCodes(app, originOf);
  serveListings(app, { db, clock, answerCall, originOf });
  await serveCentre(app, locations.userCentre);
  await serveFiles(app, locations, mediaDir);
  return app;
}
