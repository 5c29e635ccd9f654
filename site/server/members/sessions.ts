import { and, eq, inArray, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accessTokens, refreshTokens, sessions } from '../db/schema';
import type { Member } from '../http/call';
import { createToken, hashToken } from './token';

/** Seconds. */
export const accessTokenSeconds = 15 * 60;
const refreshTokenLife = 30 * 24 * 60 * 60;

/** Result of a login or refresh. The service stores only hashes of the tokens. */
export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  member: Member;
}

/** Starts a session. */
export async function startSession(db: Database, member: Member, now: Date): Promise<IssuedTokens> {
  return db.transaction(async (tx) => {
    const [session] = await tx
      .insert(sessions)
      .values({ memberId: member.id, createdAt: now })
      .returning({ id: sessions.id });
    if (!session) throw new TypeError('The insert returned no session.');
    return { ...(await issueTokens(tx, session.id, now)), member };
  });
}

/** Ends the session of an access token with all its tokens. */
export async function endSession(db: Database, accessToken: string, now: Date): Promise<void> {
  await endSessions(db, now, inArray(sessions.id, sessionIdOfToken(db, accessTokens, accessToken)));
}

/** Ends every session of a member except that of an access token. */
export async function endOtherSessions(
  db: Database,
  memberId: string,
  accessToken: string,
  now: Date,
): Promise<void> {
  const isAnother = notInArray(sessions.id, sessionIdOfToken(db, accessTokens, accessToken));
  await endSessions(db, now, and(eq(sessions.memberId, memberId), isAnother));
}

/** Subquery: the session id of a token. */
export function sessionIdOfToken(
  db: Database,
  tokens: typeof accessTokens | typeof refreshTokens,
  token: string,
) {
  return db
    .select({ id: tokens.sessionId })
    .from(tokens)
    .where(eq(tokens.hash, hashToken(token)));
}

/** Ends open sessions; resolves to their number. */
export async function endSessions(
  db: Database,
  now: Date,
  which: SQL | undefined,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function issueTokens(db: Database, sessionId: string, now: Date) {
  const [accessToken, refreshToken] = [createToken(), createToken()];
  const expiresAfter = (life: number) => new Date(now.getTime() + life * 1000);
  await db.insert(accessTokens).values({
    hash: hashToken(accessToken),
    sessionId,
    expiresAt: expiresAfter(accessTokenSeconds),
  });
  await db.insert(refreshTokens).values({
    hash: hashToken(refreshToken),
    sessionId,
    expiresAt: expiresAfter(refreshTokenLife),
  });
  return { accessToken, refreshToken };
}
