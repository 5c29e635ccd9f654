import { isNotNull, lte, notExists, or, eq, and, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accessTokens, refreshTokens, sessions } from '../db/schema';

const hour = 60 * 60 * 1000;

/**
 * Gives a function that puts away tokens that ran out and log-ins that ended, at most once an hour.
 * It is called when somebody logs in: where nobody does, nothing piles up.
 */
export function createSweep(db: Database): (now: Date) => Promise<void> {
  let next = 0;
  return async (now) => {
    if (now.getTime() < next) return;
    next = now.getTime() + hour;
    await db.delete(accessTokens).where(lte(accessTokens.expiresAt, now));
    await db.delete(refreshTokens).where(lte(refreshTokens.expiresAt, now));
    const tokens = db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
    // One that begins at this moment may not show its tokens yet.
    const isOld = lt(sessions.createdAt, new Date(now.getTime() - hour));
    await db.delete(sessions).where(or(isNotNull(sessions.endedAt), and(isOld, notExists(tokens))));
  };
}
