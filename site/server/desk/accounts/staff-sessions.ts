import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staff, staffAccessTokens, staffSessions } from '../../db/schema';
import { createToken, hashToken } from '../../members/token';
import type { StaffAccountRow } from './staff-accounts';

/** Seconds. */
export const staffAccessSeconds = 10 * 60;
/** Seconds after the last use: a working day. Machines at the desk are shared. */
export const staffSessionSeconds = 12 * 60 * 60;
/** Seconds during which the token before is accepted again: another tab was faster, or the response was lost. */
const gracePeriod = 30;

export interface StaffTokens {
  accessToken: string;
  /** Empty where the browser keeps the newer one that it has. */
  refreshToken: string;
}

/** Starts a session and deletes those that have expired. */
export async function startStaffSession(
  db: Database,
  staffId: string,
  now: Date,
): Promise<StaffTokens> {
  const refreshToken = createToken();
  return db.transaction(async (transaction) => {
    await transaction.delete(staffSessions).where(lte(staffSessions.expiresAt, now));
    const [session] = await transaction
      .insert(staffSessions)
      .values({
        staffId,
        createdAt: now,
        refreshedAt: now,
        expiresAt: after(now, staffSessionSeconds),
        refreshHash: hashToken(refreshToken),
      })
      .returning({ id: staffSessions.id });
    if (!session) throw new TypeError('The insert returned no session.');
    return { accessToken: await issueAccessToken(transaction, session.id, now), refreshToken };
  });
}

/**
 * Exchanges a refresh token for new tokens; `undefined` for an invalid one. The token before the current one gives
 * an access token within the grace period; after it, its reuse ends the session (RFC 9700, section 4.14.2).
 */
export async function refreshStaffSession(
  db: Database,
  token: string,
  now: Date,
): Promise<(StaffTokens & { account: StaffAccountRow }) | 'reused' | undefined> {
  const hash = hashToken(token);
  const refreshToken = createToken();
  return db.transaction(async (transaction) => {
    // One statement: of two concurrent requests with one token only one replaces it.
    const [replaced] = await transaction
      .update(staffSessions)
      .set({
        refreshHash: hashToken(refreshToken),
        previousHash: hash,
        refreshedAt: now,
        expiresAt: after(now, staffSessionSeconds),
      })
      .where(and(eq(staffSessions.refreshHash, hash), gt(staffSessions.expiresAt, now)))
      .returning({ id: staffSessions.id });
    if (replaced) return openSession(transaction, replaced.id, refreshToken, now);
    const [used] = await transaction
      .select()
      .from(staffSessions)
      .where(and(eq(staffSessions.previousHash, hash), gt(staffSessions.expiresAt, now)));
    if (!used) return undefined;
    if (now.getTime() - used.refreshedAt.getTime() <= gracePeriod * 1000) {
      return openSession(transaction, used.id, '', now);
    }
    await transaction.delete(staffSessions).where(eq(staffSessions.id, used.id));
    return 'reused';
  });
}

async function openSession(db: Database, sessionId: string, refreshToken: string, now: Date) {
  const [row] = await db
    .select({ account: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.id, sessionId), isNull(staff.disabledAt)));
  if (!row) return undefined;
  return { ...row, refreshToken, accessToken: await issueAccessToken(db, sessionId, now) };
}

/** The account of an access token; `undefined` if it has expired, its session has ended or it is disabled. */
export async function findStaffByToken(
  db: Database,
  token: string,
  now: Date,
): Promise<{ account: StaffAccountRow; sessionId: string } | undefined> {
  const [found] = await db
    .select({ account: staff, sessionId: staffSessions.id })
    .from(staffAccessTokens)
    .innerJoin(staffSessions, eq(staffSessions.id, staffAccessTokens.sessionId))
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffAccessTokens.hash, hashToken(token)),
        gt(staffAccessTokens.expiresAt, now),
        isNull(staff.disabledAt),
      ),
    );
  return found;
}

/** Ends one session. */
export async function endStaffSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}

/** Ends the sessions of an account, all or all but one. */
export async function endStaffSessions(
  db: Database,
  staffId: string,
  exceptSession?: string,
): Promise<void> {
  const isOther = exceptSession === undefined ? undefined : ne(staffSessions.id, exceptSession);
  await db.delete(staffSessions).where(and(eq(staffSessions.staffId, staffId), isOther));
}

async function issueAccessToken(db: Database, sessionId: string, now: Date): Promise<string> {
  await db.delete(staffAccessTokens).where(lte(staffAccessTokens.expiresAt, now));
  const accessToken = createToken();
  await db
    .insert(staffAccessTokens)
    .values({ hash: hashToken(accessToken), sessionId, expiresAt: after(now, staffAccessSeconds) });
  return accessToken;
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
