import { useEffect } from 'react';
import type { CallState } from '../../../api/client/use-call';
import { useMessages } from '../../../i18n/i18n-context';
import { PageTitle } from '../../../router/page-title';
import { ErrorState } from '../../../ui/feedback/states';
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component';

// A chunk of its own: the script budgets of the inner pages, which all load this file, are nearly full.
const loadOfflineFailure = async () =>
  (await import('./offline-record-failure')).OfflineRecordFailure;

/** The page of a record that did not load; offline it may say that the record is not kept. */
export function RecordFailure({ error, isLoading, retry }: Omit<CallState<unknown>, 'data'>) {
  const { failure } = useMessages();
  const { Component, load } = useLazyComponent(loadOfflineFailure);
  useEffect(() => {
    if (!navigator.onLine) void load();
  });
  // The general failure, also where the code does not load.
  const Failure: NonNullable<typeof Component> = Component ?? ErrorState;
  return (
    <>
      <PageTitle />
      <Failure
        title={failure.title}
        hint={failure.hint}
        action={isLoading ? failure.retrying : failure.retry}
        onAction={retry}
        busy={isLoading}
        error={error}
      />
    </>
  );
}
