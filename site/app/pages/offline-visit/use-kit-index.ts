import useSWR from 'swr';
import { kitIndexPath, type KitIndex } from '../../../contract/shared/offline-kit';
import { fetchKitIndex } from '../../features/offline-kit/keep-kit';
import { KitError } from '../../features/offline-kit/kit-error';
import { editionOf } from '../../../contract/shared/edition';
import { useLanguage } from '../../i18n/i18n-context';

/** What can be kept; no request while `isNeeded` is false. */
export function useKitIndex(isNeeded: boolean) {
  const language = useLanguage();
  const { data, error, isLoading, mutate } = useSWR<KitIndex, unknown>(
    isNeeded && kitIndexPath(language),
    () => fetchKitIndex(editionOf(language), { signal: new AbortController().signal, pauses: [] }),
  );
  const isOffered = !(error instanceof KitError && error.failure === 'gone');
  return {
    index: data,
    hasFailed: error !== undefined,
    isOffered,
    isLoading,
    retry: () => void mutate(),
  };
}
