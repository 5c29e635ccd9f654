import useSWR from 'swr';
import type { CallInput, CallRecord } from '../../contract/calls';
import type { CallName } from '../../contract/endpoints';
import type { Answer, Reader } from './answer';
import type { ApiError } from './api-error';
import { readers, type AppCall } from './read';
import { useClient } from './use-client';

/** The state of a call as a page shows it. */
export interface CallState<Row> {
  data: Answer<Row> | undefined;
  /** Why there is no data; a failed refresh behind data that is shown says nothing. */
  error: ApiError | undefined;
  /** True while the shown data belong to the page before. */
  isLoading: boolean;
  retry: () => void;
}

interface CallOptions {
  keepPreviousData?: boolean;
  /** Whether the page that comes to it asks again, though an answer is there. Default false. */
  revalidateOnMount?: boolean;
}

/** Asks once and keeps the answer; an `undefined` input waits. */
export function useCall<Name extends AppCall>(
  name: Name,
  input: CallInput<Name> | undefined,
  options?: CallOptions,
): CallState<CallRecord<Name>> {
  return useCallWith<Name>(readers[name], name, input, options);
}

/** As `useCall`, for a call whose reader comes with the part of the site that makes it. */
export function useCallWith<Name extends CallName>(
  read: Reader<Name>,
  name: Name,
  input: CallInput<Name> | undefined,
  options: CallOptions = {},
): CallState<CallRecord<Name>> {
  const client = useClient();
  const { data, error, isLoading, mutate } = useSWR<Answer<CallRecord<Name>>, ApiError>(
    input && [name, input],
    () => client.callWith(read, name, input as CallInput<Name>),
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
