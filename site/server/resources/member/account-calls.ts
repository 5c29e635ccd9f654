import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { HttpError, invalidFields } from '../../http/http-error';
import { findAccount } from '../../members/accounts';
import { eraseMember } from '../../members/erase-member';
import type { LoginLockout } from '../../members/login-lockout';
import { readMemberExport } from '../../members/member-export';
import type { PasswordHasher } from '../../members/password-hash';

/** A member's copy of the stored data, and the erasure of the account. */
export function accountCalls(
  db: Database,
  { passwords, lockout }: { passwords: PasswordHasher; lockout: LoginLockout },
): Pick<CallHandlers, 'memberExport' | 'memberErase'> {
  return {
    memberExport: async (_input, { member, now }) => {
      const data = await readMemberExport(db, member.id, now);
      if (!data) throw new HttpError(401, (messages) => messages.unauthorised);
      return data;
    },

    memberErase: async ({ password }, { member, now, address, signal }) => {
      const client = { address, signal };
      const account = await lockout.attempt({ name: member.id, ...client }, async () => {
        const known = await findAccount(db, { id: member.id });
        return (await passwords.verify(password, known?.passwordHash, client)) ? known : undefined;
      });
      if (!account) {
        const wrong = { field: 'password', error: { kind: 'wrong' } } as const;
        throw invalidFields([wrong], 400, 'password-refused');
      }
      await eraseMember(db, account.id, now);
      return null;
    },
  };
}
