import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { createLockout } from '../../user-centre/lockout';
import { createPasswords, type PasswordCost } from '../../user-centre/password-hash';
import { createRenewal } from '../../user-centre/renew-session';
import { createSweep } from '../../user-centre/sweep';
import { profileCalls } from './profile-calls';
import { sessionCalls } from './session-calls';

export function memberCalls(
  db: Database,
  passwordCost?: PasswordCost,
): Pick<
  CallHandlers,
  keyof ReturnType<typeof sessionCalls> | keyof ReturnType<typeof profileCalls>
> {
  const passwords = createPasswords(passwordCost);
  const lockout = createLockout();
  return {
    ...sessionCalls(db, { passwords, lockout, renew: createRenewal(db), sweep: createSweep(db) }),
    ...profileCalls(db, { passwords, lockout }),
  };
}
