import useSWR from 'swr';
import type { CallInput, CallRecord } from '../../contract/calls';
import type { Answer } from './answer';
import type { ApiError } from './api-error';
import type { AppCall } from './read';

/** The state of a call as a page shows it. */
export interface CallState<Row> {
  data: Answer<Row> | undefined;
  /** Why there is no data; a failed refresh behind data that is shown says nothing. */
  error: ApiError | undefined;
  /** True while the shown data belong to the page before. */
  isLoading: boolean;
  retry: () => void;
}

/** Asks once and keeps the answer; an `undefined` input waits. */
export function useCall<Name extends AppCall>(
  name: Name,
  input: CallInput<Name> | undefined,
  options: { keepPreviousData?: boolean } = {},
): CallState<CallRecord<Name>> {
  const { data, error, isLoading, mutate } = useSWR<Answer<CallRecord<Name>>, ApiError>(
    input && [name, input],
    options,
  );
  return {
    data,
    error: data === undefined ? error : undefined,
    isLoading: isLoading || (input === undefined && data === undefined),
    retry: () => {
      // The failure of this second try is shown like that of the first.
      mutate().catch(() => undefined);
    },
  };
}
