import { eq } from 'drizzle-orm';
import type { DeskInput } from '../../../contract/schemas/desk';
import type { Database } from '../../db/database';
import { staff } from '../../db/schema';
import { HttpError, invalidFields, recordNotFound } from '../../http/http-error';
import { createOneTimePassword, oneTimeLimit } from '../../members/one-time-password';
import type { PasswordHasher } from '../../members/password-hash';
import {
  addStaff,
  countOtherAdministrators,
  findStaff,
  listStaff,
} from '../accounts/staff-accounts';
import { endStaffSessions } from '../accounts/staff-sessions';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { staffRow } from './staff-account';

type Calls = 'deskStaffPage' | 'deskStaffAdd' | 'deskStaffUpdate' | 'deskStaffReset';

/** Accounts of the staff, for administrators. */
export function deskStaffCalls(db: Database, passwords: PasswordHasher): Pick<DeskHandlers, Calls> {
  return {
    deskStaffPage: async (input) => {
      const { total, records } = await listStaff(db, input);
      return { total, records: records.map(staffRow) };
    },

    deskStaffAdd: async ({ userName, displayName, roles }, context) => {
      const password = createOneTimePassword();
      const passwordHash = await passwords.hash(password, context);
      return db.transaction(async (transaction) => {
        const account = { userName, displayName, roles, passwordHash };
        const id = await addStaff(transaction, account, context.now);
        if (!id) throw invalidFields([{ field: 'userName', error: { kind: 'taken' } }], 409);
        const details = `${userName}: ${roles.join(', ')}`;
        const entry = {
          action: 'deskStaffAdd',
          subjectKind: 'staff',
          subjectId: id,
          details,
        } as const;
        await writeAudit(transaction, context.staff, entry, context.now);
        return { id, password };
      });
    },

    deskStaffUpdate: async ({ id, ...changes }, { staff: actor, now }) =>
      db.transaction(async (transaction) => {
        const account = await findStaff(transaction, { id });
        if (!account) throw recordNotFound('id', id);
        if (
          losesAdministrator(changes) &&
          (await countOtherAdministrators(transaction, id)) === 0
        ) {
          throw new HttpError(409, (messages) => messages.lastAdministrator);
        }
        const { displayName, roles, isDisabled } = changes;
        const [row] = await transaction
          .update(staff)
          .set({
            ...(displayName !== undefined && { displayName }),
            ...(roles && { roles }),
            ...(isDisabled !== undefined && { disabledAt: isDisabled ? now : null }),
          })
          .where(eq(staff.id, account.id))
          .returning();
        if (!row) throw recordNotFound('id', id);
        if (isDisabled) await endStaffSessions(transaction, account.id);
        const details = JSON.stringify(changes);
        const entry = {
          action: 'deskStaffUpdate',
          subjectKind: 'staff',
          subjectId: id,
          details,
        } as const;
        await writeAudit(transaction, actor, entry, now);
        return staffRow(row);
      }),

    deskStaffReset: async ({ id }, context) => {
      const account = await findStaff(db, { id });
      if (!account) throw recordNotFound('id', id);
      const password = createOneTimePassword();
      const passwordHash = await passwords.hash(password, context);
      await db.transaction(async (transaction) => {
        await transaction
          .update(staff)
          .set({ passwordHash, oneTimeUntil: oneTimeLimit(context.now) })
          .where(eq(staff.id, account.id));
        await endStaffSessions(transaction, account.id);
        const entry = { action: 'deskStaffReset', subjectKind: 'staff', subjectId: id } as const;
        await writeAudit(transaction, context.staff, entry, context.now);
      });
      return { id, password };
    },
  };
}

/** Whether changes take the role of administrator, or the log-in, from an account. */
function losesAdministrator({ roles, isDisabled }: Omit<DeskInput<'deskStaffUpdate'>, 'id'>) {
  return isDisabled === true || (roles !== undefined && !roles.includes('administrator'));
}
