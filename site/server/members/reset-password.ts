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
  const oneTimeUntil = oneTimeLimit(now);
  await db.transaction(async (tx) => {
    await tx.update(members).set({ passwordHash, oneTimeUntil }).where(eq(members.id, account.id));
    await endSessions(tx, now, eq(sessions.memberId, account.id));
  });
  return password;
}
