import type { CallInput } from '../../contract/schemas';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import {
  anonymousCaller,
  type CallContext,
  type Caller,
  type CallHandlers,
  type Member,
} from './call';
import { HttpError } from './http-error';
import { inputParserOf } from './parse-input';
import { toTraditionalResult } from './traditional-answers';
import { wrapResult } from './wrap-result';

export type Clock = () => Date;

/** Runs a call by name, for HTTP or inside the process; resolves to the wrapped response body. */
export type DispatchCall = (name: CallName, raw: unknown, caller?: Caller) => Promise<unknown>;

/** The member to whom a valid token belongs; `undefined` for an invalid one. */
export type FindMember = (token: string, now: Date) => Promise<Member | undefined>;

interface DispatcherOptions {
  handlers: CallHandlers;
  clock: Clock;
  findMember: FindMember;
}

/**
 * Parses the input, runs the handler and wraps its result.
 * @throws HttpError for client errors (4xx).
 */
export function createCallDispatcher(parts: DispatcherOptions): DispatchCall {
  const names = Object.keys(parts.handlers) as CallName[];
  const executors = new Map(names.map((name) => [name, createExecutor(name, parts)]));
  return async (name, raw, caller = anonymousCaller) => {
    const execute = executors.get(name);
    if (!execute) throw new TypeError(`The call ${name} has no handler.`);
    return execute(raw, caller);
  };
}

function createExecutor(name: CallName, { handlers, clock, findMember }: DispatcherOptions) {
  const parse = inputParserOf(name);
  // The type of the handler table relates names to inputs; a generic lookup loses that relation.
  const handle = handlers[name] as (
    input: CallInput<CallName>,
    context: CallContext,
  ) => Promise<never>;
  const { access, response }: Endpoint = endpoints[name];
  return async (raw: unknown, caller: Caller) => {
    const now = clock();
    const token = access ? caller.token : '';
    const member = token ? await findMember(token, now) : undefined;
    // An expired token is an error even where tokens are optional: the write would lose its member.
    const isUnauthorised = !member && (access === 'member' || token !== '');
    if (isUnauthorised) throw new HttpError(401, (messages) => messages.unauthorised);
    const { input, siteId, language, isTraditional } = parse(raw, now);
    const { address, signal } = caller;
    const context = { siteId, language, now, token, member, address, signal };
    const result: object = await handle(input, context);
    const sent = isTraditional ? toTraditionalResult(name, result) : result;
    return wrapResult(response, sent, input);
  };
}
