import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { HttpError, invalidFields } from '../../http/http-error';
import { findAccount, readProfile, setPasswordHash, updateProfile } from '../../members/accounts';
import type { LoginLockout } from '../../members/login-lockout';
import { checkPasswordPolicy } from '../../members/password-policy';
import { matchPasswordChange } from '../../members/match-password-change';
import type { PasswordHasher } from '../../members/password-hash';
import { endOtherSessions } from '../../members/sessions';
import { readConsent } from '../../privacy/consent';
import { parseContact } from './contact';

type Calls = 'memberInfo' | 'profileDetail' | 'profileUpdate' | 'passwordChange';

/** Profile and password of the logged-in member. */
export function profileCalls(
  db: Database,
  { passwords, lockout }: { passwords: PasswordHasher; lockout: LoginLockout },
): Pick<CallHandlers, Calls> {
  return {
    memberInfo: (_input, { member: { id, nickName } }) => Promise.resolve({ id, nickName }),

    profileDetail: async (_input, { member }) => assertExists(await readProfile(db, member.id)),

    profileUpdate: async ({ nickName, phone, email, consent: isGiven }, { member, now }) => {
      const changed = { nickName, ...parseContact({ phone, email }) };
      const consent = await readConsent(db, isGiven, now);
      return assertExists(await updateProfile(db, member.id, { ...changed, ...consent }));
    },

    passwordChange: async (
      { oldPassword, newPassword },
      { member, token, now, address, signal },
    ) => {
      const client = { address, signal };
      const change = { oldPassword, newPassword };
      const account = await lockout.attempt({ name: member.id, ...client }, async () => {
        const known = await findAccount(db, { id: member.id });
        const match = await matchPasswordChange(passwords, known, change, client);
        return known && match && { ...known, match };
      });
      if (!account) {
        const wrong = { field: 'oldPassword', error: { kind: 'wrong' } } as const;
        throw invalidFields([wrong], 400, 'password-refused');
      }
      if (account.match === 'done') return null;
      const error = checkPasswordPolicy(newPassword, account.userName);
      if (error) throw invalidFields([{ field: 'newPassword', error }]);
      const passwordHash = await passwords.hash(newPassword, client);
      await db.transaction(async (tx) => {
        await setPasswordHash(tx, account.id, passwordHash);
        await endOtherSessions(tx, account.id, token, now);
      });
      return null;
    },
  };
}

/** 401 if the account has been deleted since the token was checked. */
function assertExists<Account>(account: Account | undefined): Account {
  if (!account) throw new HttpError(401, (messages) => messages.unauthorised);
  return account;
}
