import { deskSchemas, type DeskInput } from '../../../contract/schemas/desk';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../../contract/shared/desk/endpoints';
import { hasRole } from '../../../contract/shared/desk/roles';
import type { Database } from '../../db/database';
import type { Clock } from '../../http/dispatch-call';
import { HttpError } from '../../http/http-error';
import { createParser } from '../../http/parse-input';
import { wrapResult } from '../../http/wrap-result';
import { findStaffByToken } from '../accounts/staff-sessions';
import type { DeskCaller, DeskContext, DeskHandlers } from './desk-call';

export interface DeskDispatcher {
  dispatchDeskCall: (name: DeskCallName, raw: unknown, caller: DeskCaller) => Promise<unknown>;
  /** Checks token and role alone, before a file is received. */
  admit: (name: DeskCallName, token: string) => Promise<void>;
}

/**
 * Checks token and role, parses the input, runs the handler and wraps its result. The role is checked before the
 * input, so that a refused caller learns nothing about it.
 * @throws HttpError 401 without a valid token, 403 without the role or before a one-time password is replaced
 */
export function createDeskDispatcher(
  db: Database,
  handlers: DeskHandlers,
  clock: Clock,
): DeskDispatcher {
  const names = Object.keys(handlers) as DeskCallName[];
  const executors = new Map(names.map((name) => [name, createExecutor(db, name, handlers)]));
  return {
    dispatchDeskCall: async (name, raw, caller) => {
      const execute = executors.get(name);
      if (!execute) throw new TypeError(`The call ${name} has no handler.`);
      return execute(raw, caller, clock());
    },
    admit: async (name, token) => {
      await authorise(db, deskEndpoints[name], token, clock());
    },
  };
}

function createExecutor(db: Database, name: DeskCallName, handlers: DeskHandlers) {
  const endpoint: DeskEndpoint = deskEndpoints[name];
  const parse = createParser<DeskInput<DeskCallName>>(deskSchemas[name], endpoint.input);
  // The type of the handler table relates names to inputs; a generic lookup loses that relation.
  const handle = handlers[name] as (input: unknown, context: DeskContext) => Promise<unknown>;
  return async (raw: unknown, caller: DeskCaller, now: Date) => {
    const session = await authorise(db, endpoint, caller.token, now);
    const { input, ...site } = parse(raw, now);
    const content = endpoint.input === 'binary' ? contentOf(raw) : undefined;
    const result = await handle(input, { ...caller, ...site, ...session, now, content });
    return wrapResult(endpoint.response, result, input);
  };
}

/** The file of a request; empty without a body. */
function contentOf(raw: unknown): Buffer {
  const content = typeof raw === 'object' && raw && 'content' in raw ? raw.content : undefined;
  return Buffer.isBuffer(content) ? content : Buffer.alloc(0);
}

async function authorise(
  db: Database,
  { roles, beforePasswordChange }: DeskEndpoint,
  token: string,
  now: Date,
) {
  if (roles === 'public') return {};
  const found = token ? await findStaffByToken(db, token, now) : undefined;
  if (!found) throw new HttpError(401, (messages) => messages.unauthorised);
  const { account, sessionId } = found;
  if (account.oneTimeUntil && !beforePasswordChange) {
    throw new HttpError(403, (messages) => messages.passwordChangeRequired);
  }
  if (!hasRole(account.roles, roles)) {
    throw new HttpError(403, (messages) => messages.forbidden, {}, [], 'foreign-role');
  }
  return { staff: account, sessionId };
}
