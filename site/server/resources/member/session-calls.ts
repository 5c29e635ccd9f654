import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { HttpError, invalidFields } from '../../http/http-error';
import {
  addAccount,
  findAccount,
  isRepeatedRegistration,
  setPasswordHash,
  type Account,
} from '../../members/accounts';
import type { LoginLockout } from '../../members/login-lockout';
import { hasExpiredPassword } from '../../members/one-time-password';
import { normaliseUserName } from '../../members/user-name-key';
import { checkOneTimeReplacement, checkPasswordPolicy } from '../../members/password-policy';
import type { PasswordHasher } from '../../members/password-hash';
import {
  accessTokenSeconds,
  endSession,
  startSession,
  type IssuedTokens,
} from '../../members/sessions';
import { tokenReused, type RefreshSession } from '../../members/refresh-session';
import { readConsent } from '../../privacy/consent';
import { parseContact } from './contact';

export interface SessionDependencies {
  passwords: PasswordHasher;
  lockout: LoginLockout;
  refresh: RefreshSession;
  /** Deletes expired tokens and ended sessions. */
  cleanUp: (now: Date) => Promise<void>;
}

type Calls = 'memberRegister' | 'memberLogin' | 'memberRefresh' | 'memberLogout';

/** Registration, login, token refresh and logout. */
export function sessionCalls(
  db: Database,
  dependencies: SessionDependencies,
): Pick<CallHandlers, Calls> {
  const { passwords, lockout } = dependencies;
  return {
    memberRegister: async (input, context) => {
      const { userName, nickName, password, phone, email } = input;
      const { now, address, signal } = context;
      const contactData = parseContact({ phone, email });
      const error = checkPasswordPolicy(password, userName);
      if (error) throw invalidFields([{ field: 'password', error }]);
      // The response to the same registration was lost: a log-in, with its limits.
      const repeat = async (known: Account | undefined) => {
        const name = normaliseUserName(userName);
        const isRepeated =
          known &&
          isRepeatedRegistration(known, { ...input, ...contactData }, now) &&
          (await lockout.attempt({ name, address, signal }, async () =>
            (await passwords.verify(password, known.passwordHash, context)) ? true : undefined,
          ));
        if (!isRepeated)
          throw invalidFields([{ field: 'userName', error: { kind: 'taken' } }], 409);
        return tokenResponse(await startSession(db, { id: known.id, nickName }, now));
      };
      // Checked before the expensive hash; the unique index catches concurrent registrations.
      const known = await findAccount(db, { userName });
      if (known) return repeat(known);
      const passwordHash = await passwords.hash(password, context);
      const consent = await readConsent(db, input.consent, now);
      const account = { userName, nickName, passwordHash, ...contactData, ...consent };
      const id = await addAccount(db, account, now);
      if (!id) return repeat(await findAccount(db, { userName }));
      return tokenResponse(await startSession(db, { id, nickName }, now));
    },

    memberLogin: async ({ userName, password, newPassword }, { now, address, signal }) => {
      const client = { address, signal };
      const attempt = (tried: string, mayEnter: (account: Account) => boolean) =>
        lockout.attempt({ name: normaliseUserName(userName), ...client }, async () => {
          const known = await findAccount(db, { userName });
          const isRight = await passwords.verify(tried, known?.passwordHash, client);
          return isRight && known && mayEnter(known) ? known : undefined;
        });
      const byPassword = await attempt(password, (known) => !hasExpiredPassword(known, now));
      // The response to the log-in that replaced a one-time password was lost. Each password is an attempt of its own.
      const account =
        byPassword ??
        (newPassword && (await attempt(newPassword, ({ oneTimeUntil }) => !oneTimeUntil)));
      if (!account) throw wrongCredentials();
      // After the password: who does not know it learns nothing about the account.
      if (account.lockedAt) throw new HttpError(403, (messages) => messages.accountLocked);
      const { id, nickName, passwordHash } = account;
      if (account.oneTimeUntil) {
        const error = checkOneTimeReplacement(newPassword, password, account.userName);
        if (error) throw invalidFields([{ field: 'newPassword', error }]);
        await setPasswordHash(db, id, await passwords.hash(newPassword ?? '', client));
      } else if (byPassword && passwords.isOutdated(passwordHash)) {
        await setPasswordHash(db, id, await passwords.hash(password, client));
      }
      await dependencies.cleanUp(now);
      return tokenResponse(await startSession(db, { id, nickName }, now));
    },

    memberRefresh: async ({ refreshToken }, { now }) => {
      const issued = await dependencies.refresh(refreshToken, now);
      if (!issued || issued === tokenReused) {
        const event = issued && 'refresh-token-reused';
        throw new HttpError(401, (messages) => messages.unauthorised, {}, [], event);
      }
      return tokenResponse(issued);
    },

    memberLogout: async (_input, { token, now }) => {
      await endSession(db, token, now);
      return null;
    },
  };
}

function wrongCredentials(): HttpError {
  return new HttpError(401, (messages) => messages.wrongCredentials, {}, [], 'login-failed');
}

function tokenResponse(issued: IssuedTokens) {
  return { ...issued, expiresIn: accessTokenSeconds };
}
