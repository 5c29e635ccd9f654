import type { AuditAction } from '../../../contract/shared/desk/audit-actions';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { staff } from '../../db/schema';
import { HttpError, invalidFields } from '../../http/http-error';
import type { LoginLockout } from '../../members/login-lockout';
import { matchPasswordChange } from '../../members/match-password-change';
import { hasExpiredPassword } from '../../members/one-time-password';
import type { PasswordHasher } from '../../members/password-hash';
import { checkOneTimeReplacement, checkPasswordPolicy } from '../../members/password-policy';
import { normaliseUserName } from '../../members/user-name-key';
import { findStaff, type StaffAccountRow } from '../accounts/staff-accounts';
import {
  endStaffSession,
  endStaffSessions,
  refreshStaffSession,
  staffAccessSeconds,
  startStaffSession,
} from '../accounts/staff-sessions';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { staffAccount } from './staff-account';

export interface PasswordDependencies {
  passwords: PasswordHasher;
  lockout: LoginLockout;
}

type Calls = 'deskLogin' | 'deskRefresh' | 'deskLogout' | 'deskAccount' | 'deskPassword';

/** Log-in, renewal of tokens, log-out and the own password. */
export function deskSessionCalls(
  db: Database,
  { passwords, lockout }: PasswordDependencies,
): Pick<DeskHandlers, Calls> {
  return {
    deskLogin: async ({ userName, password }, { now, address, signal, setRefreshToken }) => {
      const client = { address, signal };
      // Members and staff of one name have separate counters.
      const name = `staff ${normaliseUserName(userName)}`;
      const account = await lockout.attempt({ name, ...client }, async () => {
        const known = await findStaff(db, { userName });
        const isRight = await passwords.verify(password, known?.passwordHash, client);
        const isOpen = known && !known.disabledAt && !hasExpiredPassword(known, now);
        return isRight && isOpen ? known : undefined;
      });
      if (!account) throw wrongCredentials();
      const { accessToken, refreshToken } = await startStaffSession(db, account.id, now);
      await db.update(staff).set({ lastLoginAt: now }).where(eq(staff.id, account.id));
      await writeAudit(db, account, ownAction('deskLogin', account), now);
      setRefreshToken(refreshToken);
      return session(accessToken, account);
    },

    deskRefresh: async (_input, { refreshToken: sent, now, setRefreshToken }) => {
      const renewed = sent ? await refreshStaffSession(db, sent, now) : undefined;
      if (!renewed || renewed === 'reused') {
        setRefreshToken('');
        const event = renewed && 'refresh-token-reused';
        throw new HttpError(401, (messages) => messages.unauthorised, {}, [], event);
      }
      if (renewed.refreshToken !== '') setRefreshToken(renewed.refreshToken);
      return session(renewed.accessToken, renewed.account);
    },

    deskLogout: async (_input, { staff: account, sessionId, now, setRefreshToken }) => {
      await endStaffSession(db, sessionId);
      await writeAudit(db, account, ownAction('deskLogout', account), now);
      setRefreshToken('');
      return null;
    },

    deskAccount: (_input, context) => Promise.resolve(staffAccount(context.staff)),

    deskPassword: async ({ oldPassword, newPassword }, context) => {
      const { staff: account, sessionId, now, address, signal } = context;
      const client = { address, signal };
      const name = `staff ${account.nameKey}`;
      const change = { oldPassword, newPassword };
      const match = await lockout.attempt({ name, ...client }, () =>
        matchPasswordChange(passwords, account, change, client),
      );
      if (!match) throw invalidFields([{ field: 'oldPassword', error: { kind: 'wrong' } }]);
      if (match === 'done') {
        await writeAudit(db, account, ownAction('deskPassword', account), now);
        return null;
      }
      const error = account.oneTimeUntil
        ? checkOneTimeReplacement(newPassword, oldPassword, account.userName)
        : checkPasswordPolicy(newPassword, account.userName);
      if (error) throw invalidFields([{ field: 'newPassword', error }]);
      const passwordHash = await passwords.hash(newPassword, client);
      await db.transaction(async (transaction) => {
        await transaction
          .update(staff)
          .set({ passwordHash, oneTimeUntil: null })
          .where(eq(staff.id, account.id));
        await endStaffSessions(transaction, account.id, sessionId);
        await writeAudit(transaction, account, ownAction('deskPassword', account), now);
      });
      return null;
    },
  };
}

function session(accessToken: string, account: StaffAccountRow) {
  return { accessToken, expiresIn: staffAccessSeconds, account: staffAccount(account) };
}

function ownAction(action: AuditAction, { id }: StaffAccountRow) {
  return { action, subjectKind: 'staff', subjectId: id } as const;
}

function wrongCredentials(): HttpError {
  return new HttpError(401, (messages) => messages.wrongCredentials, {}, [], 'login-failed');
}
