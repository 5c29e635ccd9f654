import useSWR from 'swr';
import type { Language } from '../../../contract/shared/sites';
import { useLanguage } from '../../i18n/i18n-context';
import { ApiError, type ApiFailure } from '../../../session/api-error';
import { retryIfStopped } from '../../loading/stop-loading';

async function fetchText([, src, language]: readonly [string, string, Language]): Promise<string> {
  const fail = (failure: ApiFailure) => new ApiError(failure, src, language);
  const response = await retryIfStopped(() => fetch(src)).catch(() => {
    throw fail({ kind: 'network' });
  });
  if (!response.ok) throw fail({ kind: 'status', status: response.status, msg: '' });
  return response.text().catch(() => {
    throw fail({ kind: 'network' });
  });
}

/** A text file of a record, e.g. a transcript; no request for `undefined`. */
export function useTextFile(src: string | undefined) {
  const language = useLanguage();
  const { data, error, isLoading, mutate } = useSWR<string, ApiError>(
    src === undefined ? undefined : (['text-file', src, language] as const),
    fetchText,
  );
  return {
    text: data,
    error: data === undefined ? error : undefined,
    isLoading,
    retry: () => {
      mutate().catch(() => undefined);
    },
  };
}
