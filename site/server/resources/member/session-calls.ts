import type { Database } from '../../db/database';
import type { CallHandlers } from '../../http/call';
import { CallFailure, faultyFields } from '../../http/failure';
import { addAccount, findAccount, setPasswordHash } from '../../user-centre/accounts';
import type { Lockout } from '../../user-centre/lockout';
import { nameKey } from '../../user-centre/name-key';
import { passwordFault } from '../../user-centre/password-fault';
import type { Passwords } from '../../user-centre/password-hash';
import {
  accessTokenLife,
  endSession,
  startSession,
  type IssuedTokens,
} from '../../user-centre/sessions';
import { reused, type RenewSession } from '../../user-centre/renew-session';
import { contactOf } from './contact';

export interface SessionTools {
  passwords: Passwords;
  lockout: Lockout;
  renew: RenewSession;
  /** Deletes expired tokens and ended sessions. */
  sweep: (now: Date) => Promise<void>;
}

type Calls = 'memberRegister' | 'memberLogin' | 'memberRefresh' | 'memberLogout';

/** Registration, login, token refresh and logout. */
export function sessionCalls(db: Database, dependencies: SessionTools): Pick<CallHandlers, Calls> {
  const { passwords, lockout } = dependencies;
  return {
    memberRegister: async ({ userName, nickName, password, ...contact }, context) => {
      const { now } = context;
      const contactData = contactOf(contact);
      const fault = passwordFault(password, userName);
      if (fault) throw faultyFields([{ field: 'password', fault }]);
      const taken = faultyFields([{ field: 'userName', fault: { kind: 'taken' } }], 409);
      // Checked before the expensive hash; the unique index catches concurrent registrations.
      if (await findAccount(db, { userName })) throw taken;
      const passwordHash = await passwords.hash(password, context);
      const id = await addAccount(db, { userName, nickName, passwordHash, ...contactData }, now);
      if (!id) throw taken;
      return tokenResponse(await startSession(db, { id, nickName }, now));
    },

    memberLogin: async ({ userName, password }, { now, address, signal }) => {
      const client = { address, signal };
      const account = await lockout.attempt({ name: nameKey(userName), ...client }, async () => {
        const known = await findAccount(db, { userName });
        return (await passwords.verify(password, known?.passwordHash, client)) ? known : undefined;
      });
      if (!account) throw wrongCredentials();
      const { id, nickName, passwordHash } = account;
      if (passwords.isOutdated(passwordHash)) {
        await setPasswordHash(db, id, await passwords.hash(password, client));
      }
      await dependencies.sweep(now);
      return tokenResponse(await startSession(db, { id, nickName }, now));
    },

    memberRefresh: async ({ refreshToken }, { now }) => {
      const issued = await dependencies.renew(refreshToken, now);
      if (!issued || issued === reused) {
        const event = issued && 'refresh-token-reused';
        throw new CallFailure(401, (messages) => messages.unauthorised, {}, [], event);
      }
      return tokenResponse(issued);
    },

    memberLogout: async (_input, { token, now }) => {
      await endSession(db, token, now);
      return null;
    },
  };
}

function wrongCredentials(): CallFailure {
  return new CallFailure(401, (messages) => messages.wrongCredentials, {}, [], 'login-failed');
}

function tokenResponse(issued: IssuedTokens) {
  return { ...issued, expiresIn: accessTokenLife };
}
