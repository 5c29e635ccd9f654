import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { categories } from '../db/schema';

/** Missing precondition of readiness. */
type Missing = 'database' | 'content';

/**
 * `/healthz`: liveness. `/readyz`: readiness, 200 when the database responds and holds content, else 503
 * with `missing`.
 */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const noStore = { 'cache-control': 'no-store' };
  app.get('/healthz', (_request, reply) => reply.headers(noStore).send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const missing = await findMissing(db, (error) => {
      request.log.error({ err: error }, 'the database does not respond');
    });
    if (missing === undefined) return reply.headers(noStore).send({ status: 'ready' });
    return reply.code(503).headers(noStore).send({ status: 'not ready', missing });
  });
}

async function findMissing(
  db: Database,
  onError: (error: unknown) => void,
): Promise<Missing | undefined> {
  try {
    return (await hasContent(db)) ? undefined : 'content';
  } catch (error) {
    onError(error);
    return 'database';
  }
}

/** Whether content has been imported: every pack with content has categories. */
export async function hasContent(db: Database): Promise<boolean> {
  const rows = await db
    .select({ one: sql<number>`1` })
    .from(categories)
    .limit(1);
  return rows.length > 0;
}
