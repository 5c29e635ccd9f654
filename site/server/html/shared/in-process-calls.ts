import type { CallInput, CallRecord } from '../../../contract/schemas';
import type { CallName } from '../../../contract/shared/endpoints';
import type { DispatchCall } from '../../http/dispatch-call';
import { HttpError } from '../../http/http-error';

/** Typed, unwrapped calls inside the process. */
export interface InProcessCalls {
  rows: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallRecord<Name>[]>;
  page: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<{ total: number; records: CallRecord<Name>[] }>;
  /** The object of a call that returns one. */
  record: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallRecord<Name>>;
  /** The row of a detail call; `undefined` if the record does not exist. */
  row: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<CallRecord<Name> | undefined>;
}

export function createInProcessCalls(dispatchCall: DispatchCall): InProcessCalls {
  const rows: InProcessCalls['rows'] = async (name, input) => {
    const { data } = (await dispatchCall(name, input)) as { data: CallRecord<typeof name>[] };
    return data;
  };
  return {
    rows,
    page: async (name, input) =>
      (await dispatchCall(name, input)) as { total: number; records: CallRecord<typeof name>[] },
    record: async (name, input) => {
      const { data } = (await dispatchCall(name, input)) as { data: CallRecord<typeof name> };
      return data;
    },
    row: async (name, input) => {
      try {
        return (await rows(name, input))[0];
      } catch (error) {
        // 400: a URL may contain an invalid id, which is not found either.
        const isMissing = error instanceof HttpError && [400, 404].includes(error.status);
        if (isMissing) return undefined;
        throw error;
      }
    },
  };
}
