import { and, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, refreshTokens, sessions } from '../db/schema';
import { endSessions, issueTokens, type IssuedTokens } from './sessions';
import { hashToken } from './token';

/** Result for a reused refresh token; its session has been ended. */
export const tokenReused = 'reused';

/**
 * Exchanges a refresh token for new tokens of its session; `undefined` for an invalid one. Risks: a stolen
 * token is used beside its owner's, the response with the new tokens is lost, two tabs refresh at once.
 * The tests beside this file cover each.
 */
export type RefreshSession = (
  refreshToken: string,
  now: Date,
) => Promise<IssuedTokens | typeof tokenReused | undefined>;

/** Seconds during which a used token is accepted again: the response was lost, or another tab was first. */
const gracePeriod = 30;

/**
 * Refresh token rotation with reuse detection: a token that is used again after the grace period, or after
 * one of its successors, ends its session.
 */
export function createSessionRefresh(db: Database): RefreshSession {
  return (refreshToken, now) => db.transaction((tx) => renew(tx, refreshToken, now));
}

async function renew(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<IssuedTokens | typeof tokenReused | undefined> {
  const isToken = eq(refreshTokens.hash, hashToken(refreshToken));
  const isValid = and(isToken, gt(refreshTokens.expiresAt, now));
  // One statement: only one of two processes finds the token unused.
  const [used] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(isValid, isNull(refreshTokens.usedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  const [known] = used ? [] : await db.select().from(refreshTokens).where(isToken);
  const isWithinGrace = known !== undefined && (await isLostResponse(db, known, now));
  if (known && !isWithinGrace) {
    if (!known.usedAt) return undefined;
    const ended = await endSessions(db, now, eq(sessions.id, known.sessionId));
    return ended > 0 ? tokenReused : undefined;
  }
  const sessionId = (used ?? known)?.sessionId ?? '';
  if (sessionId === '') return undefined;
  const [member] = await db
    .select({ id: members.id, nickName: members.nickName })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isNull(members.lockedAt)));
  return member && { ...(await issueTokens(db, sessionId, now)), member };
}

type StoredToken = typeof refreshTokens.$inferSelect;

/** Whether a token was used within the grace period and none of its successors has been used. */
async function isLostResponse(db: Database, token: StoredToken, now: Date): Promise<boolean> {
  const { hash, sessionId, usedAt, expiresAt } = token;
  if (!usedAt || expiresAt <= now) return false;
  if (now.getTime() - usedAt.getTime() > gracePeriod * 1000) return false;
  // Successors expire later: all tokens of a session have the same lifetime.
  const usedSuccessors = and(
    eq(refreshTokens.sessionId, sessionId),
    ne(refreshTokens.hash, hash),
    gte(refreshTokens.expiresAt, expiresAt),
    gte(refreshTokens.usedAt, usedAt),
  );
  return (await db.$count(refreshTokens, usedSuccessors)) === 0;
}
