import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, refreshTokens, sessions } from '../db/schema';
import { endSessions, issueTokens, ofToken, type IssuedTokens } from './sessions';
import { hashToken } from './token';

/**
 * Takes a refresh token and gives new tokens of its family; `undefined` where it is no good. What can
 * go wrong: a stolen token renews beside its owner's, two renewals at once make two families, a race of
 * two tabs looks like a theft. `renew-session.test.ts` shows each of them.
 */
export type RenewSession = (refreshToken: string, now: Date) => Promise<IssuedTokens | undefined>;

/**
 * A token that comes a second time was stolen, from its owner or by its owner's thief, so it ends its
 * family. One that comes while this process is still answering the first is refused, and harms nobody:
 * it is the same visitor in two tabs.
 */
export function createRenewal(db: Database): RenewSession {
  const underWay = new Set<string>();
  return async (refreshToken, now) => {
    const hash = hashToken(refreshToken);
    if (underWay.has(hash)) return undefined;
    underWay.add(hash);
    try {
      return await db.transaction((tx) => renew(tx, refreshToken, now));
    } finally {
      underWay.delete(hash);
    }
  };
}

async function renew(
  db: Database,
  refreshToken: string,
  now: Date,
): Promise<IssuedTokens | undefined> {
  // One statement, so that of two processes one alone finds it unused.
  const [used] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.hash, hashToken(refreshToken)),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId });
  if (!used) {
    const family = ofToken(db, refreshTokens, refreshToken);
    await endSessions(db, now, inArray(sessions.id, family));
    return undefined;
  }
  const [member] = await db
    .select({ id: members.id, nickName: members.nickName })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.id, used.sessionId), isNull(sessions.endedAt)));
  return member && { ...(await issueTokens(db, used.sessionId, now)), member };
}
