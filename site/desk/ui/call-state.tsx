import type { ReactNode } from 'react';
import { usePageMessages } from '../../app/i18n/use-page-messages';
import { ErrorState } from '../../app/ui/feedback/states';
import { ApiError } from '../../session/api-error';
import { deskMessages } from '../messages';

/** A call as a page shows it. */
export interface ShownCall<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

interface CallStateProps<Data> {
  call: ShownCall<Data>;
  children: (data: Data) => ReactNode;
}

/** The data of a call, its failure with a retry, or that it is loading. */
export function CallState<Data>({ call, children }: CallStateProps<Data>) {
  const messages = usePageMessages(deskMessages);
  const { data, error, isLoading, retry } = call;
  if (data !== undefined) return children(data);
  if (error === undefined) return <p role="status">{messages.loading}</p>;
  return (
    <ErrorState
      title={messages.failed}
      hint={error instanceof ApiError ? error.message : messages.failedHint}
      action={messages.retry}
      onAction={retry}
      busy={isLoading}
    />
  );
}
