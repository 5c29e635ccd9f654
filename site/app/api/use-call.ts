import useSWR, { useSWRConfig } from 'swr';
import type { CallInput, CallRecord } from '../../contract/calls';
import type { CallName } from '../../contract/endpoints';
import type { Answer, Reader } from './answer';
import type { ApiError } from './api-error';
import { cacheKey } from './cache-key';
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

/** After this long an answer that one comes back to is shown, and asked for again. */
const freshMs = 5 * 60_000;
const began = Date.now();
const answeredAt = new WeakMap<object, number>();

/** Answers that came with the page are as old as the page. */
const isOld = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  Date.now() - (answeredAt.get(answer) ?? began) > freshMs;

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
  const { cache } = useSWRConfig();
  const held: unknown = input && cache.get(cacheKey(name, input))?.data;
  const { data, error, isLoading, mutate } = useSWR<Answer<CallRecord<Name>>, ApiError>(
    input && [name, input],
    async () => {
      const answer = await client.callWith(read, name, input as CallInput<Name>);
      answeredAt.set(answer, Date.now());
      return answer;
    },
    { ...options, revalidateIfStale: isOld(held) },
  );
  // Data of an earlier question stand only while the next one loads, not over its failure.
  const failure = held !== undefined ? undefined : error;
  return {
    data: failure ? undefined : data,
    error: failure,
    isLoading: isLoading || (input === undefined && data === undefined),
    retry: () => {
      // The failure of this second try is shown like that of the first.
      mutate().catch(() => undefined);
    },
  };
}
