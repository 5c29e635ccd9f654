import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { DeskCallName } from '../../contract/shared/desk/endpoints';
import { useDeskSession } from './desk-session';
import type { DeskData, DeskFields } from '../api/desk-client';

interface DeskCall<Name extends DeskCallName> {
  /** Data of this input, or of the one before while the next loads. */
  data: DeskData<Name> | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/** Reads a call of the staff and keeps it up to date; `null` sends nothing. */
export function useDeskCall<Name extends DeskCallName>(
  name: Name,
  input: DeskFields<Name> | null,
  options: { refreshInterval?: number | ((data: DeskData<Name> | undefined) => number) } = {},
): DeskCall<Name> {
  const { client } = useDeskSession();
  const key = input === null ? null : ([name, JSON.stringify(input)] as const);
  const { data, error, isLoading, isValidating, mutate } = useSWR<DeskData<Name>, unknown>(
    key,
    () => client.call(name, input ?? ({} as DeskFields<Name>)),
    { keepPreviousData: true, shouldRetryOnError: false, ...options },
  );
  const retry = useCallback(() => void mutate(), [mutate]);
  // Data of an earlier input are shown only while the next one loads.
  const isStale = error !== undefined && !isValidating;
  return { data: isStale ? undefined : data, error, isLoading: isLoading || isValidating, retry };
}

/** Refreshes all shown data of the named calls. */
export function useRefresh(): (...names: DeskCallName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...names) => {
      await mutate((key) => Array.isArray(key) && names.includes(key[0] as DeskCallName));
    },
    [mutate],
  );
}
