import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import type { CreateCounter } from '../../http/counters';
import { createLoginLockout } from '../../members/login-lockout';
import { createPasswordHasher, type PasswordHashing } from '../../members/password-hash';
import { createSessionRefresh } from '../../members/refresh-session';
import { createSessionCleanup } from '../../members/expired-sessions';
import { accountCalls } from './account-calls';
import { profileCalls } from './profile-calls';
import { sessionCalls } from './session-calls';

export function memberCalls(
  db: Database,
  createCounter: CreateCounter,
  hashing: PasswordHashing,
): Pick<
  CallHandlers,
  | keyof ReturnType<typeof sessionCalls>
  | keyof ReturnType<typeof profileCalls>
  | keyof ReturnType<typeof accountCalls>
> {
  const passwords = createPasswordHasher(hashing);
  const lockout = createLoginLockout(createCounter);
  return {
    ...sessionCalls(db, {
      passwords,
      lockout,
      refresh: createSessionRefresh(db),
      cleanUp: createSessionCleanup(db),
    }),
    ...profileCalls(db, { passwords, lockout }),
    ...accountCalls(db, { passwords, lockout }),
  };
}
