import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { referenceCodeAlphabet } from '../../contract/shared/reference-code';
import type { Database } from '../db/database';
import { members, sessions } from '../db/schema';
import { findAccount } from './accounts';
import type { PasswordHasher } from './password-hash';
import { endSessions } from './sessions';

/** Days in which a one-time password can be replaced. */
export const oneTimeDays = 7;

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
  const oneTimeUntil = new Date(now.getTime() + oneTimeDays * 24 * 60 * 60 * 1000);
  await db.transaction(async (tx) => {
    await tx.update(members).set({ passwordHash, oneTimeUntil }).where(eq(members.id, account.id));
    await endSessions(tx, now, eq(sessions.memberId, account.id));
  });
  return password;
}

/** Four groups of four characters of which no two are confused: about 79 bits. */
function createOneTimePassword(): string {
  const character = () => referenceCodeAlphabet[randomInt(referenceCodeAlphabet.length)] ?? '';
  const group = () => Array.from({ length: 4 }, character).join('');
  return Array.from({ length: 4 }, group).join('-');
}
