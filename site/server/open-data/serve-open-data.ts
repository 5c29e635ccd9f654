import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Clock } from '../http/dispatch-call';
import type { ResolveOrigin } from '../http/public-origin';
import { serveDumps } from './dump/serve-dumps';
import { serveOai } from './oai/serve-oai';
import { serveObjects } from './serve-objects';

interface OpenDataDependencies {
  db: Database;
  clock: Clock;
  resolveOrigin: ResolveOrigin;
  /** Folder of the daily files. */
  folder: string;
}

/** The collection for machines: a feed of linked data, daily files, and OAI-PMH. */
export async function serveOpenData(
  app: FastifyInstance,
  dependencies: OpenDataDependencies,
): Promise<void> {
  serveObjects(app, dependencies);
  serveDumps(app, dependencies);
  await serveOai(app, dependencies);
}
