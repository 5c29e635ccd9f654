import type { StaffRole } from '../../../contract/shared/desk/roles';
import type { Database } from '../../db/database';
import { createOneTimePassword } from '../../members/one-time-password';
import type { PasswordHasher } from '../../members/password-hash';
import { writeAudit } from '../audit/write-audit';
import { addStaff } from './staff-accounts';

export interface StaffToAdd {
  userName: string;
  displayName: string;
  roles: StaffRole[];
}

/**
 * Adds an account for the operator; resolves to its one-time password, or to `undefined` if the user name is taken.
 * The first administrator of a museum is made this way.
 */
export async function addStaffByCommand(
  db: Database,
  passwords: PasswordHasher,
  account: StaffToAdd,
  now: Date,
): Promise<string | undefined> {
  const password = createOneTimePassword();
  const passwordHash = await passwords.hash(password);
  return db.transaction(async (transaction) => {
    const id = await addStaff(transaction, { ...account, passwordHash }, now);
    if (id === undefined) return undefined;
    const details = `${account.userName}: ${account.roles.join(', ')}`;
    const entry = { action: 'staff:add', subjectKind: 'staff', subjectId: id, details } as const;
    await writeAudit(transaction, 'operator', entry, now);
    return password;
  });
}
