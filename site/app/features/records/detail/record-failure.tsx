import type { CallState } from '../../../api/client/use-call';
import { useMessages } from '../../../i18n/i18n-context';
import { PageTitle } from '../../../router/page-title';
import { ErrorState } from '../../../ui/feedback/states';
import { LazyPart } from '../../../ui/lazy/lazy-part';
import { useIsOnline } from '../../../ui/use-is-online';

// Loaded late: the pages that load this file have no room left in their script budgets.
const loadOfflineFailure = async () =>
  (await import('./offline-record-failure')).OfflineRecordFailure;

/** The page of a record that did not load; where the device is offline, its code may say that the record is not kept. */
export function RecordFailure({ error, isLoading, retry }: Omit<CallState<unknown>, 'data'>) {
  const { failure } = useMessages();
  const isOnline = useIsOnline();
  const general = {
    title: failure.title,
    hint: failure.hint,
    action: isLoading ? failure.retrying : failure.retry,
    onAction: retry,
    busy: isLoading,
  };
  const generalFailure = <ErrorState {...general} />;
  return (
    <>
      <PageTitle />
      {isOnline ? (
        generalFailure
      ) : (
        <LazyPart load={loadOfflineFailure} props={{ error, general }} fallback={generalFailure} />
      )}
    </>
  );
}
