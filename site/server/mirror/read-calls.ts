import type { CallInput, CallRecord } from '../../contract/calls';
import type { CallName } from '../../contract/endpoints';
import type { AnswerCall } from '../http/answer-call';
import { CallFailure } from '../http/failure';

/** Typed, unwrapped calls inside the process. */
export interface Calls {
  rows: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallRecord<Name>[]>;
  page: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<{ total: number; records: CallRecord<Name>[] }>;
  /** The row of a detail call; `undefined` if the record does not exist. */
  row: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<CallRecord<Name> | undefined>;
}

export function createCalls(dispatchCall: AnswerCall): Calls {
  const rows: Calls['rows'] = async (name, input) => {
    const { data } = (await dispatchCall(name, input)) as { data: CallRecord<typeof name>[] };
    return data;
  };
  return {
    rows,
    page: async (name, input) =>
      (await dispatchCall(name, input)) as { total: number; records: CallRecord<typeof name>[] },
    row: async (name, input) => {
      try {
        return (await rows(name, input))[0];
      } catch (error) {
        // 400: a URL may contain an invalid id, which is not found either.
        const isMissing = error instanceof CallFailure && [400, 404].includes(error.status);
        if (isMissing) return undefined;
        throw error;
      }
    },
  };
}
