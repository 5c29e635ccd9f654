import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { deskPath } from '../../contract/shared/desk/endpoints';
import type { Database } from '../db/database';
import type { Clock, DispatchCall } from '../http/dispatch-call';
import { apiVersion } from '../http/api-version';
import type { CreateCounter } from '../http/counters';
import { sendWithEtag } from '../http/send-with-etag';
import type { PasswordHashing } from '../members/password-hash';
import { openMediaStore } from '../import/media/media-store';
import { createDeskHandlers } from './desk-handlers';
import { noTasks, type DeskTasks } from './jobs/desk-tasks';
import { deskFilesPath, renderDeskPage } from './http/desk-page';
import { createDeskDispatcher } from './http/dispatch-desk-call';
import { serveDeskCalls } from './http/serve-desk-calls';
import { servePreviews, type RenderPreview } from './preview/serve-previews';

export interface DeskOptions {
  db: Database;
  clock: Clock;
  /** Build of the staff application. */
  folder: string;
  /** Data folder, for pictures. */
  dataDir: string;
  databaseKind: 'embedded' | 'server';
  /** Default: none can be started. */
  tasks?: DeskTasks | undefined;
  createCounter: CreateCounter;
  hashing: PasswordHashing;
  /** The calls of visitors on the database of a preview. */
  createCalls: (db: Database) => DispatchCall;
  /** Renders the page of a preview. */
  renderPage: RenderPreview;
}

/** The staff application: its calls, its page in two languages (`?lang=en`) and its built files. */
export async function serveDesk(
  app: FastifyInstance,
  {
    db,
    clock,
    folder,
    dataDir,
    databaseKind,
    tasks = noTasks,
    createCounter,
    hashing,
    createCalls,
    renderPage,
  }: DeskOptions,
): Promise<void> {
  const facts = { version: apiVersion, startedAt: clock(), database: databaseKind };
  const store = openMediaStore(dataDir);
  const handlers = createDeskHandlers(db, { facts, tasks, createCounter, hashing, store });
  await serveDeskCalls(app, createDeskDispatcher(db, handlers, clock), createCounter);
  servePreviews(app, { db, clock, store, createCalls, renderPage });
  app.get<{ Querystring: { lang?: unknown } }>(deskPath, (request, reply) =>
    sendWithEtag(request, reply, renderDeskPage(request.query.lang === 'en' ? 'en' : 'zh')),
  );
  app.get(deskPath.slice(0, -1), (_request, reply) => reply.redirect(deskPath, 301));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: deskFilesPath,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    maxAge: 0,
  });
}
