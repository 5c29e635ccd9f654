import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { categories } from '../db/schema';

/** `/healthz`: the process lives. `/readyz`: the database is there and its content imported. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const isReady = await hasContent(db).catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      return false;
    });
    const status = isReady ? 'ready' : 'not ready';
    return reply
      .code(isReady ? 200 : 503)
      .headers(noStore)
      .send({ status });
  });
}

/** Whether a museum has been imported: without categories there is no menu to show. */
export async function hasContent(db: Database): Promise<boolean> {
  const rows = await db
    .select({ one: sql<number>`1` })
    .from(categories)
    .limit(1);
  return rows.length > 0;
}
