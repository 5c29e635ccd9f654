import type { PasswordHasher } from './password-hash';

interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

interface StoredPassword {
  passwordHash: string;
  /** Set while the password is a one-time password. */
  oneTimeUntil: Date | null;
}

/**
 * Whether a change of a password is due: the old one is right. `done` if the new one is the account's own already,
 * because the response to the same request was lost; `undefined` if the old one is wrong.
 */
export async function matchPasswordChange(
  { verify }: Pick<PasswordHasher, 'verify'>,
  stored: StoredPassword | undefined,
  { oldPassword, newPassword }: PasswordChange,
  client: Parameters<PasswordHasher['verify']>[2],
): Promise<'due' | 'done' | undefined> {
  if (await verify(oldPassword, stored?.passwordHash, client)) return stored && 'due';
  // A one-time password is nobody's own.
  if (!stored || stored.oneTimeUntil) return undefined;
  return (await verify(newPassword, stored.passwordHash, client)) ? 'done' : undefined;
}
