import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { members, sessions } from '../db/schema';
import { findAccount } from './accounts';
import { createOneTimePassword, oneTimeLimit } from './one-time-password';
import type { PasswordHasher } from './password-hash';
import { endSessions } from './sessions';

/**
 * Sets a one-time password, which opens no session until it is replaced, and ends all sessions of the member.
 * Resolves to the password, which is stored nowhere; `undefined` for an unknown user name.
 */
export async function resetPassword(
  db: Database,
  passwords: PasswordHasher,
  userName: string,
  now: Date,
): Promise<string | undefined> {
  const account = await findAccount(db, { userName });
  if (!account) return undefined;
  const password = createOneTimePassword();
  const passwordHash = await passwords.hash(password);
  await db.transaction((tx) => setOneTimePassword(tx, account.id, passwordHash, now));
  return password;
}

/** Stores the hash of a one-time password and ends the sessions of the member, within the caller's transaction. */
export async function setOneTimePassword(
  db: Database,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const oneTimeUntil = oneTimeLimit(now);
  await db.update(members).set({ passwordHash, oneTimeUntil }).where(eq(members.id, id));
  await endSessions(db, now, eq(sessions.memberId, id));
}
