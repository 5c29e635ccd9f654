import type { CallInput, CallRecord } from '../../contract/calls';
import type { CallName } from '../../contract/endpoints';
import type { AnswerCall } from '../http/answer-call';
import { CallFailure } from '../http/failure';

/** The calls of the service as the mirror makes them: unwrapped, and inside the process. */
export interface Calls {
  rows: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallRecord<Name>[]>;
  page: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<{ total: number; records: CallRecord<Name>[] }>;
  /** The row of a detail call; `undefined` where there is no such record. */
  row: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<CallRecord<Name> | undefined>;
}

export function createCalls(answerCall: AnswerCall): Calls {
  const rows: Calls['rows'] = async (name, input) => {
    const { data } = (await answerCall(name, input)) as { data: CallRecord<typeof name>[] };
    return data;
  };
  return {
    rows,
    page: async (name, input) =>
      (await answerCall(name, input)) as { total: number; records: CallRecord<typeof name>[] },
    row: async (name, input) => {
      try {
        return (await rows(name, input))[0];
      } catch (error) {
        // An address may hold what no id can be: 400 means the same to its reader.
        const isMissing = error instanceof CallFailure && [400, 404].includes(error.status);
        if (isMissing) return undefined;
        throw error;
      }
    },
  };
}
