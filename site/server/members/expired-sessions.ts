import { isNotNull, lte, notExists, or, eq, and, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accessTokens, refreshTokens, sessions } from '../db/schema';

const hour = 60 * 60 * 1000;

/**
 * Returns a function that deletes expired tokens and ended sessions, at most once an hour. Called at
 * each login: without logins no rows accumulate.
 */
export function createSessionCleanup(db: Database): (now: Date) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now.getTime() < next) return;
    next = now.getTime() + hour;
    await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
    await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
    const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
    // A session that is just starting may have no visible tokens yet.
    const isOld = lt(sessions.createdAt, new Date(now.getTime() - hour));
    await db.delete(sessions).where(or(isNotNull(sessions.endedAt), and(isOld, notExists(tokens))));
  };
}
