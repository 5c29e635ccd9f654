import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { accessTokens, members, sessions } from '../db/schema';
import type { Member } from '../http/call';
import { hashToken } from './token';

/** The member of an access token; `undefined` if the token has expired, its session has ended or the account is locked. */
export async function findMemberByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<Member | undefined> {
  const [member] = await db
    .select({ id: members.id, nickName: members.nickName })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(
      and(
        eq(accessTokens.hash, hashToken(token)),
        gt(accessTokens.expiresAt, now),
        isNull(sessions.endedAt),
        isNull(members.lockedAt),
      ),
    );
  return member;
}
