import useSWR, { useSWRConfig } from 'swr';
import type { CallInput, CallRecord } from '../../../contract/schemas';
import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import { readCallResult, type CallResult, type Reader } from './call-result';
import type { ApiError } from '../../../session/api-error';
import { cacheKey } from './cache-key';
import { revalidationAge } from './revalidation-age';
import type { UnwrappedBody } from './unwrap';
import { useClient } from './use-client';

/** State of a call in a component. */
export interface CallState<Row> {
  data: CallResult<Row> | undefined;
  /** Set only without data: a failed revalidation keeps the data and no error. */
  error: ApiError | undefined;
  /** True while loading, also while `data` belongs to the previous input. */
  isLoading: boolean;
  retry: () => void;
}

const startedAt = Date.now();
const receivedAt = new WeakMap<object, number>();

/** Seeded data has the age of the page. */
const isStale = (name: SiteCallName, response: unknown) =>
  typeof response === 'object' &&
  response !== null &&
  Date.now() - (receivedAt.get(response) ?? startedAt) >= revalidationAge(name);

interface CallOptions {
  keepPreviousData?: boolean;
}

/**
 * Sends a call and caches its response; an `undefined` input sends nothing. The cache has the responses as they came,
 * so that the chunk of a page that uses a call brings its reader.
 */
export function useCall<Name extends SiteCallName>(
  read: Reader<Name>,
  name: Name,
  input: CallInput<Name> | undefined,
  options: CallOptions = {},
): CallState<CallRecord<Name>> {
  const client = useClient();
  const { cache } = useSWRConfig();
  const cached: unknown = input && cache.get(cacheKey(name, input))?.data;
  const { data, error, isLoading, mutate } = useSWR<UnwrappedBody, ApiError>(
    input && [name, input],
    async () => {
      const response = await client.send(name, input as CallInput<Name>);
      receivedAt.set(response, Date.now());
      return response;
    },
    { ...options, revalidateIfStale: isStale(name, cached) },
  );
  // `keepPreviousData` keeps the data of the previous input also after an error; the error takes precedence.
  const failure = cached !== undefined ? undefined : error;
  return {
    data: failure || !data ? undefined : readCallResult(name, data, read),
    error: failure,
    isLoading: isLoading || (input === undefined && data === undefined),
    retry: () => {
      // The error is part of the state.
      mutate().catch(() => undefined);
    },
  };
}
