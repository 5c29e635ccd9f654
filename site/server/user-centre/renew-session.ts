import { and, eq, gt, gte, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, refreshTokens, sessions } from '../db/schema';
import { endSessions, issueTokens, type IssuedTokens } from './sessions';
import { hashToken } from './token';

/** A token that was used before came again too late: its log-in has been ended. */
export const reused = 'reused';

/**
 * Takes a refresh token and gives new tokens of its family; `undefined` where it is no good. What can
 * go wrong: a stolen token renews beside its owner's, the answer with the new tokens is lost on its way,
 * two tabs renew at once. `renew-session.test.ts` shows each of them.
 */
export type RenewSession = (
  refreshToken: string,
  now: Date,
) => Promise<IssuedTokens | typeof reused | undefined>;

/** Seconds in which a used token is taken once more: its answer was lost, or another tab was faster. */
const forgiven = 30;

/**
 * A token that comes again later than that, or after one of its successors was used, was stolen, from its
 * owner or by its owner's thief, so it ends its family.
 */
export function createRenewal(db: Database): RenewSession {
  return (refreshToken, now) => db.transaction((tx) => renew(tx, refreshToken, now));
}

async function renew(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<IssuedTokens | typeof reused | undefined> {
  const isToken = eq(refreshTokens.hash, hashToken(refreshToken));
  const isValid = and(isToken, gt(refreshTokens.expiresAt, now));
  // One statement, so that of two processes one alone finds it unused.
  const [used] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(isValid, isNull(refreshTokens.usedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  const [known] = used ? [] : await db.select().from(refreshTokens).where(isToken);
  const isForgiven = known !== undefined && (await isLostAnswer(db, known, now));
  if (known && !isForgiven) {
    if (!known.usedAt) return undefined;
    const ended = await endSessions(db, now, eq(sessions.id, known.sessionId));
    return ended > 0 ? reused : undefined;
  }
  const sessionId = (used ?? known)?.sessionId ?? '';
  if (sessionId === '') return undefined;
  const [member] = await db
    .select({ id: members.id, nickName: members.nickName })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  return member && { ...(await issueTokens(db, sessionId, now)), member };
}

type StoredToken = typeof refreshTokens.$inferSelect;

/** Whether a token was used a moment ago, and nobody has used a successor of it yet. */
async function isLostAnswer(db: Database, token: StoredToken, now: Date): Promise<boolean> {
  const { hash, sessionId, usedAt, expiresAt } = token;
  if (!usedAt || expiresAt <= now) return false;
  if (now.getTime() - usedAt.getTime() > forgiven * 1000) return false;
  // Tokens of a session expire in the order in which they were issued.
  const usedSuccessors = and(
    eq(refreshTokens.sessionId, sessionId),
    ne(refreshTokens.hash, hash),
    gte(refreshTokens.expiresAt, expiresAt),
    gte(refreshTokens.usedAt, usedAt),
  );
  return (await db.$count(refreshTokens, usedSuccessors)) === 0;
}
