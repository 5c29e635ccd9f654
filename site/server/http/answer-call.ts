import type { CallName } from '../../contract/endpoints';
import type { CallHandlers } from './call';
import { inputParser } from './parse-input';
import { wrapResult } from './wrap-result';

export type Clock = () => Date;

/** Answers a call by name, over HTTP or inside the process, with the whole wrapped answer. */
export type AnswerCall = (name: CallName, raw: unknown) => Promise<unknown>;

/**
 * Parses, handles and wraps.
 * @throws CallFailure for whatever the caller did wrong.
 */
export function createAnswerCall(handlers: CallHandlers, clock: Clock): AnswerCall {
  const names = Object.keys(handlers) as CallName[];
  const answerers = new Map(names.map((name) => [name, answerer(name, handlers[name], clock)]));
  return async (name, raw) => {
    const answer = answerers.get(name);
    if (!answer) throw new TypeError(`No handler answers ${name}.`);
    return answer(raw);
  };
}

function answerer<Name extends CallName>(
  name: Name,
  handle: CallHandlers[Name],
  clock: Clock,
): (raw: unknown) => Promise<unknown> {
  const parse = inputParser(name);
  return async (raw) => {
    const { input, siteId, language } = parse(raw);
    const result = await handle(input, { siteId, language, now: clock() });
    return wrapResult(name, result, input);
  };
}
