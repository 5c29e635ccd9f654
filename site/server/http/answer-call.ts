import type { CallInput } from '../../contract/calls';
import { endpoints, type CallName, type Endpoint } from '../../contract/endpoints';
import { nobody, type CallContext, type Caller, type CallHandlers, type Member } from './call';
import { CallFailure } from './failure';
import { inputParser } from './parse-input';
import { wrapResult } from './wrap-result';

export type Clock = () => Date;

/** Answers a call by name, over HTTP or inside the process, with the whole wrapped answer. */
export type AnswerCall = (name: CallName, raw: unknown, caller?: Caller) => Promise<unknown>;

/** Whose valid token this is; nobody's gives `undefined`. */
export type FindMember = (token: string, now: Date) => Promise<Member | undefined>;

interface CallParts {
  handlers: CallHandlers;
  clock: Clock;
  findMember: FindMember;
}

/**
 * Parses, handles and wraps.
 * @throws CallFailure for whatever the caller did wrong.
 */
export function createAnswerCall(parts: CallParts): AnswerCall {
  const names = Object.keys(parts.handlers) as CallName[];
  const answerers = new Map(names.map((name) => [name, answerer(name, parts)]));
  return async (name, raw, caller = nobody) => {
    const answer = answerers.get(name);
    if (!answer) throw new TypeError(`No handler answers ${name}.`);
    return answer(raw, caller);
  };
}

function answerer(name: CallName, { handlers, clock, findMember }: CallParts) {
  const parse = inputParser(name);
  // Which handler takes which input is known to the table of handlers, and not to this loop.
  const handle = handlers[name] as (
    input: CallInput<CallName>,
    context: CallContext,
  ) => Promise<never>;
  const { access }: Endpoint = endpoints[name];
  return async (raw: unknown, caller: Caller) => {
    const now = clock();
    const token = access ? caller.token : '';
    const member = token ? await findMember(token, now) : undefined;
    // A visitor whose token has run out hears of it, so that nothing of theirs is booked to nobody.
    const isRefused = !member && (access === 'member' || token !== '');
    if (isRefused) throw new CallFailure(401, (messages) => messages.unauthorised);
    const { input, siteId, language } = parse(raw, now);
    const { address, signal } = caller;
    const context = { siteId, language, now, token, member, address, signal };
    const result = await handle(input, context);
    return wrapResult(name, result, input);
  };
}
