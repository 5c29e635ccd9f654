import { dirname, join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { RenderCrawlablePage } from '../contract/shared/prerender';
import { centrePath } from '../contract/shared/user-centre';
import { createBookingVerification, type BookingVerifier } from './booking/booking-verifier';
import type { Database } from './db/database';
import { createMemoryCounter } from './http/counters';
import type { DeskTasks } from './desk/jobs/desk-tasks';
import { serveDesk } from './desk/serve-desk';
import { addAgeHeader } from './http/response-age';
import { createCallDispatcher, type Clock } from './http/dispatch-call';
import { handleClientError } from './http/client-error-handler';
import {
  bodyLimit,
  createErrorSender,
  registerErrorHandlers,
  toHttpError,
} from './http/error-handler';
import { serveHealth } from './http/health';
import { loggerOptions, type LogLevel, type LogStream } from './http/logger';
import { createOriginResolver } from './http/public-origin';
import { createPageCache } from './http/page-cache';
import { servePolicyReports } from './http/policy-reports';
import { createRequestId, addRequestIdHeader } from './http/request-id';
import { addSecurityHeaders } from './http/security-headers';
import { serveCalls } from './http/serve-calls';
import { createSharedCounters } from './http/shared-counters';
import { warnAboutUntrustedProxy } from './http/untrusted-proxy-warning';
import type { Locations } from './process/locations';
import { serveFeeds } from './html/feeds/serve-feeds';
import { renderSinglePage } from './html/crawlable/render-single-page';
import { createCrawlableRenderer } from './html/crawlable/render-page';
import { serveCrawlablePages } from './html/crawlable/serve-crawlable-pages';
import { serveOfflineKit } from './html/offline/serve-offline-kit';
import { withResponseCache } from './http/response-cache';
import { serveApiDocs } from './html/api-docs/serve-api-docs';
import { errorPage } from './html/shared/error-page';
import { loadRenderers } from './html/prerender/load-renderers';
import { serveStaticFiles } from './static-files/serve-static-files';
import { serveHomePages } from './html/prerender/serve-home-pages';
import { serveIiif } from './iiif/serve-iiif';
import { serveBookingCalendar } from './icalendar/serve-booking-calendar';
import { serveMuseumCalendars } from './icalendar/serve-museum-calendars';
import { serveOpenData } from './open-data/serve-open-data';
import { serveQrCodes } from './qr/serve-qr-codes';
import { createHandlers } from './resources';
import { connectSearchServer } from './search/groonga/connect-search-server';
import { measureRequests } from './metrics/request-metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { defaultRetentionDays, retentionDays, type RetentionDays } from './privacy/retention-days';
import { createVisitCounter } from './visits/visit-counter';
import { serveSpeech } from './tts/serve-speech';
import { findMemberByToken } from './members/find-member';
import { createHashThreads } from './members/hash-threads';
import type { PasswordCost } from './members/password-hash';
import { serveUserCentre } from './html/user-centre/serve-user-centre';

export interface AppOptions {
  db: Database;
  locations: Pick<
    Locations,
    | 'app'
    | 'desk'
    | 'prerender'
    | 'hashWorker'
    | 'renderWorker'
    | 'serviceWorker'
    | 'toolbar'
    | 'userCentre'
    | 'demoPages'
  >;
  /** URL of a Groonga server for the search. Default: the search runs in this process. */
  searchUrl?: string | undefined;
  /** Whether visitors may keep the site for a visit without a connection. Default true. */
  offersOfflineVisit?: boolean;
  /** Whether other processes use the database too: limits of calls are then counted in it. Default false. */
  sharesDatabase?: boolean;
  /** Metrics of this process at `/metrics`. Default: none are kept. */
  metrics?: { registry: Registry; token: string | undefined } | undefined;
  /** Folder of imported images and recordings. */
  mediaDir: string;
  /** Default `silent`. */
  logLevel?: LogLevel;
  /** Default: the system's clock. */
  clock?: Clock;
  /** Maximum size of the response cache in bytes. Default 0: no cache. */
  responseCacheBytes?: number;
  /** Maximum size of the cache of pages as they are sent, in bytes. Default 0: no cache. */
  pageCacheBytes?: number;
  /** Proxies whose `X-Forwarded-*` headers are trusted. Default: none. */
  trustedProxies?: readonly string[];
  /** Origin of absolute URLs. Default: the origin of each request. */
  publicOrigin?: string | undefined;
  /** URL of an external user centre. Default: the built-in one. */
  userCentreUrl?: string | undefined;
  /** Days that personal data are kept, told by the privacy notice. Default 180 for each kind. */
  retention?: RetentionDays;
  /** File of the reports of policy violations. Default: reports are not taken. */
  policyReports?: string;
  /** Time limit for receiving a request, in milliseconds. Default 30,000. */
  requestTimeout?: number;
  /** Decides whether a booking may be made. Default: every booking is accepted. */
  bookingVerifier?: BookingVerifier | undefined;
  /** Long tasks that the staff may start. Default: none. */
  deskTasks?: DeskTasks | undefined;
  /** Cost of a password hash. Default: about a quarter of a second. */
  passwordCost?: PasswordCost | undefined;
  /** Default: the renderer of the build. */
  renderCrawlablePage?: RenderCrawlablePage | undefined;
  /** Destination of the log. Default: standard output. */
  logStream?: LogStream;
}

/** Characters: the addresses of IIIF collections name up to a hundred objects. */
const maxParamLength = 24_000;

/** The whole service, not listening yet: tests use `inject`. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, locations, mediaDir, logLevel = 'silent', clock = () => new Date() } = options;
  const { trustedProxies = [], userCentreUrl = centrePath, logStream } = options;
  const { requestTimeout = 30_000 } = options;
  const sendError = createErrorSender(errorPage);
  const app = fastify({
    logger: loggerOptions(logLevel, logStream),
    genReqId: createRequestId,
    bodyLimit,
    routerOptions: { maxParamLength },
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
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) => void sendError(toHttpError(error), request, reply),
  });
  if (options.metrics) {
    measureRequests(app, options.metrics.registry);
    serveMetrics(app, options.metrics.registry, options.metrics.token);
  }
  // The plugin skips images and recordings, which are compressed already.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const { retention = retentionDays(defaultRetentionDays) } = options;
  const createCounter = options.sharesDatabase ? createSharedCounters(db) : createMemoryCounter;
  const visits = createVisitCounter({ db, clock, log: app.log });
  app.addHook('onClose', visits.stop);
  const search = options.searchUrl
    ? connectSearchServer(db, options.searchUrl, { log: app.log, clock })
    : undefined;
  app.addHook('onClose', () => search?.close());
  const { derive, close: endHashThreads } = createHashThreads(locations.hashWorker);
  app.addHook('onClose', endHashThreads);
  const hashing = { cost: options.passwordCost, derive };
  const resources = {
    findHits: search?.findHits,
    settings: { userCentre: userCentreUrl, retention },
    createCounter,
    visits,
    verifyBooking: createBookingVerification(options.bookingVerifier),
    hashing,
  };
  const handlers = createHandlers({ db, ...resources });
  const dispatchCall = createCallDispatcher({
    handlers: withResponseCache(db, handlers, { maxBytes: options.responseCacheBytes ?? 0 }),
    clock,
    findMember: (token, now) => findMemberByToken(db, token, now),
  });
  addSecurityHeaders(app, options.publicOrigin);
  warnAboutUntrustedProxy(app, trustedProxies);
  addRequestIdHeader(app);
  addAgeHeader(app);
  registerErrorHandlers(app, sendError);
  serveHealth(app, db);
  await serveCalls(app, dispatchCall, createCounter);
  if (options.policyReports) await servePolicyReports(app, { file: options.policyReports, clock });
  serveApiDocs(app, locations.app);
  serveSpeech(app);
  const resolveOrigin = createOriginResolver(options.publicOrigin);
  const { countVisit } = visits;
  const readPage = createPageCache({ db, clock, maxBytes: options.pageCacheBytes ?? 0 });
  const pageDependencies = {
    ...{ appFolder: locations.app, dispatchCall, resolveOrigin, countVisit, clock, readPage },
  };
  const { prerender, ...renderers } = await loadRenderers(locations, app.log);
  app.addHook('onClose', renderers.close);
  serveHomePages(app, { ...pageDependencies, prerender });
  const render = options.renderCrawlablePage ?? renderers.renderCrawlablePage;
  const renderer = createCrawlableRenderer({ dispatchCall, clock, log: app.log, render });
  serveCrawlablePages(app, { ...pageDependencies, db, renderer });
  serveOfflineKit(app, {
    built: locations,
    mediaDir,
    dispatchCall,
    renderer,
    isOffered: options.offersOfflineVisit ?? true,
  });
  await serveDesk(app, {
    db,
    clock,
    folder: locations.desk,
    dataDir: dirname(mediaDir),
    tasks: options.deskTasks,
    databaseKind: options.sharesDatabase ? 'server' : 'embedded',
    createCounter,
    hashing,
    createCalls: (own) => {
      const ownHandlers = createHandlers({ db: own, ...resources });
      const findMember = () => Promise.resolve(undefined);
      return createCallDispatcher({ handlers: ownHandlers, clock, findMember });
    },
    renderPage: (calls, path, language) => {
      const page = { appFolder: locations.app, clock, log: app.log, render };
      return renderSinglePage(page, calls, path, language);
    },
  });
  serveQrCodes(app, resolveOrigin);
  serveIiif(app, { mediaDir, dispatchCall, resolveOrigin });
  const openDataFolder = join(dirname(mediaDir), 'open-data');
  await serveOpenData(app, { db, clock, resolveOrigin, folder: openDataFolder });
  serveBookingCalendar(app, { db, resolveOrigin });
  serveMuseumCalendars(app, { db, clock, resolveOrigin });
  serveFeeds(app, { db, clock, dispatchCall, resolveOrigin });
  await serveUserCentre(app, locations.userCentre);
  await serveStaticFiles(app, locations, mediaDir);
  return app;
}
